import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { Hono } from 'hono';
import type { Gate } from './gate.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const NOT_BUILT = [
  'The inspector’s page has not been built yet.',
  '',
  'Build it with `npm run build` (or `npm start`, which builds and starts), then reload this page.',
  '',
].join('\n');

/** Nothing from elsewhere, nothing inline, nobody around us. */
const policy = (host: string, framed: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ws://${host}`,
    `frame-src ${framed}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page that frames Stately's hosted inspector. */
export const HOSTED = '/hosted/';

const NOT_HOSTED = 'Nothing from elsewhere is shown unless it is asked for: start the inspector with --stately.\n';

/**
 * Serves the built page, and nothing else. Only if it is said which, and on a page of its own, a hosted inspector is framed:
 * all else shows nothing that is not from here.
 */
export function pageApp(folder: string, gate: Gate, hosted: URL | null = null): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const host = context.req.header('host');
    if (!gate.knowsHost(host)) return context.text('Ask for 127.0.0.1 or localhost.\n', 403);
    const frames = context.req.path.startsWith(HOSTED);
    if (frames && hosted === null) return context.text(NOT_HOSTED, 404);
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', policy(host ?? '', frames && hosted ? hosted.origin : "'none'"));
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    // The page is read from this machine's disk: a copy would only ever be an old one.
    headers.set('Cache-Control', 'no-store');
    return undefined;
  });
  app.get('*', (context) => {
    if (!existsSync(join(folder, 'index.html'))) return context.text(NOT_BUILT, 503);
    const file = fileAt(folder, context.req.path);
    if (!file) return context.text('There is no such file.\n', 404);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return context.body(new Uint8Array(readFileSync(file)), 200, { 'Content-Type': type });
  });
  app.notFound((context) => context.text('There is nothing but the page here.\n', 404));
  app.onError((_, context) => context.text('That could not be served.\n', 500));
  return app;
}

/** The file of the page that a path names; null for what is not inside its folder. */
function fileAt(folder: string, path: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return null;
  }
  const file = join(folder, name.endsWith('/') ? `${name}index.html` : name);
  if (name.includes('\0') || !existsSync(file) || !statSync(file).isFile()) return null;
  return realpathSync(file).startsWith(realpathSync(folder) + sep) ? file : null;
}
