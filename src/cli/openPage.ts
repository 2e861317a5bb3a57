import { spawn } from 'node:child_process';

/** Tries to show the page where somebody would see it; whether it works or not, nothing else happens. */
export function openPage(address: string): void {
  const command = opener();
  if (!command) return;
  const [program, ...args] = command;
  try {
    const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
    child.on('error', () => undefined);
    child.unref();
  } catch {
    // The address has been printed: it can be opened by hand.
  }
}

function opener(): readonly [string, ...string[]] | null {
  if (process.env.CI) return null;
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  const hasDesktop = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  return hasDesktop ? ['xdg-open'] : null;
}
