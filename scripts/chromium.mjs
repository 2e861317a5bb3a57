// @ts-check
/** Finds the Chromium that the tests of the page drive, and installs Debian's where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

/** @typedef {{ env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform }} Where */

/**
 * The path of a Chromium, or undefined. STARPILE_CHROMIUM wins over everything else.
 * @param {Where} [where]
 * @returns {string | undefined}
 */
export function findChromium({ env = process.env, platform = process.platform } = {}) {
  const chosen = env.STARPILE_CHROMIUM;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(
      `STARPILE_CHROMIUM names ${chosen}, which is no program. Correct it, or unset it to search for one.`,
    );
  }
  return [...onPath(env, platform), ...usualPlaces(env, platform)].find(isProgram);
}

/**
 * The path of a Chromium, installed first if need be; throws with a message for people if there is none to be had.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const asRoot = process.getuid?.() === 0 ? [] : has('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
  if (process.platform === 'linux' && asRoot && has('apt-get', ['--version'])) {
    process.stderr.write('Installing Chromium (apt-get) …\n');
    const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=600'];
    const output =
      must([...apt, 'update']) ??
      must([...apt, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    const installed = findChromium();
    if (installed) return installed;
    if (output) process.stderr.write(`${output.trimEnd()}\n\n`);
  }
  throw new Error(
    [
      'No Chromium was found, and the tests of the page need one.',
      'Install Chromium, Chrome or Edge, or set STARPILE_CHROMIUM to the path of one that you have.',
      'To run all the other tests without it: npx vitest run --exclude "test/{inspector/page,examples}/**"',
    ].join('\n'),
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function onPath(env, platform) {
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function usualPlaces(env, platform) {
  if (platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    const folders = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])];
    return folders.flatMap((folder) => apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)));
  }
  if (platform === 'win32') {
    const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(
      (folder) => folder !== undefined,
    );
    const programs = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  }
  return [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
  ];
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
const has = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * Runs a command; what it printed if it failed, else undefined.
 * @param {string[]} command
 */
function must([program = '', ...args]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return status === 0 ? undefined : `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` || `${program} failed`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${ensureChromium()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
