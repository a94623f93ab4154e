import { readFileSync } from 'node:fs';

/** Returns an identity for this process that differs from that of a later process with the same pid. */
export const thisProcess = (): string => identify(process.pid);

/** Reports whether the process identified by `thisProcess` is still alive. */
export function isProcessAlive(identity: string): boolean {
  const pid = Number.parseInt(identity, 10);
  return Number.isInteger(pid) && isPidAlive(pid) && identify(pid) === identity.trim();
}

/**
 * Reports whether a pid is alive. A killed process can stay a zombie for a long time if no parent reaps it, and signals still
 * reach it; on Linux its state reveals it.
 */
export function isPidAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A permission error means that the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = stat(pid)?.[0];
  return state !== 'Z' && state !== 'X';
}

/** Returns a process's command line, or null if the system does not show it. */
export function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
}

/** Returns the pid and, on Linux, the clock tick at which the process started. */
function identify(pid: number): string {
  return `${pid} ${stat(pid)?.[19] ?? ''}`.trim();
}

/** Returns the fields of /proc/<pid>/stat from the state on; the preceding name may contain anything. */
function stat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
