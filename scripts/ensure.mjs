// @ts-check
/**
 * Sees to it that node_modules is what package-lock.json says: silent when it is, `npm ci` when it is not.
 * Uses nothing but Node, since it runs before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root as ours, run } from './processes.mjs';

/** @typedef {(root: string) => Promise<{ code: number, output: string }>} Install */

/**
 * Installs if needed; throws with a message for people if that fails.
 * @param {{ root?: string, install?: Install, say?: (text: string) => void }} [options]
 */
export async function ensure({ root = ours, install = npmCi, say = tell } = {}) {
  if (isFresh(root)) return;
  const release = await lock(root);
  try {
    // Somebody else may have installed while we waited.
    if (isFresh(root)) return;
    say('Installing dependencies (npm ci) …');
    rmSync(stampOf(root), { force: true });
    const { code, output } = await install(root);
    if (code !== 0) throw new Error(explain(code, output));
    writeFileSync(stampOf(root), hashOf(root));
  } finally {
    release();
  }
}

/** For scripts: as `ensure`, but a failure is printed plainly and ends the process. */
export async function ensureOrExit() {
  try {
    await ensure();
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** @param {string} text */
const tell = (text) => {
  process.stderr.write(`${text}\n`);
};

/** @param {string} root */
const stampOf = (root) => join(root, 'node_modules', '.starpile-lock');

/** @param {string} root */
const hashOf = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** @param {string} root */
function isFresh(root) {
  const stamp = stampOf(root);
  const hash = hashOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  if (!installedByHand(root)) return false;
  writeFileSync(stamp, hash);
  return true;
}

/**
 * Whether a plain `npm install` or `npm ci` has already put in place what the lock asks for,
 * told by npm's own note in node_modules.
 * @param {string} root
 */
function installedByHand(root) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(note);
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    if (!found && (entry.optional || entry.devOptional)) continue;
    if (found?.version !== entry.version || found?.integrity !== entry.integrity) return false;
  }
  return Object.keys(present).every((path) => path in wanted);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>}
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * One installer at a time: the others wait, unless the one that held the lock is gone.
 * @param {string} root
 */
async function lock(root) {
  const folder = join(root, '.install-lock');
  const holder = join(folder, 'pid');
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(holder, String(process.pid));
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (isAbandoned(folder, holder)) rmSync(folder, { recursive: true, force: true });
    else await sleep(200);
  }
}

/**
 * @param {string} folder
 * @param {string} holder
 */
function isAbandoned(folder, holder) {
  try {
    if (!existsSync(holder)) return Date.now() - statSync(folder).mtimeMs > 5_000;
    const pid = Number(readFileSync(holder, 'utf8'));
    if (!pid) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @type {Install} */
async function npmCi(root) {
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  try {
    if (npm && /\bnpm-cli\.[cm]?js$/.test(npm))
      return await run(process.execPath, [npm, ...args], { cwd: root, keep: true });
    return await run('npm', args, { cwd: root, keep: true, shell: process.platform === 'win32' });
  } catch (error) {
    return { code: 1, output: `npm could not be started: ${error instanceof Error ? error.message : error}` };
  }
}

/**
 * @param {number} code
 * @param {string} output
 */
function explain(code, output) {
  const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/.test(output);
  const why = offline
    ? 'The npm registry could not be reached. Connect this machine to it once, then run the command again.'
    : 'Run `npm ci` to see it fail by itself, then run the command again.';
  return `${output.trimEnd()}\n\nStarpile's dependencies could not be installed: \`npm ci\` ended with code ${code}.\n${why}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureOrExit();
