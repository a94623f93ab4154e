import { readFileSync } from 'node:fs';

/** Returns an identifier of this process. Unlike a pid, it is not reused by a later process. */
export const thisProcess = (): string => identify(process.pid);

/** Reports whether the process with an identifier from `thisProcess` is still running. */
export function isProcessAlive(identity: string): boolean {
  const pid = Number.parseInt(identity, 10);
  return Number.isInteger(pid) && isPidAlive(pid) && identify(pid) === identity.trim();
}

/**
 * Reports whether a process is running. A zombie does not count as running: it still accepts signals, but on Linux, its state shows
 * that it has ended.
 */
export function isPidAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = stat(pid)?.[0];
  return state !== 'Z' && state !== 'X';
}

/** Returns the command line of a process. Null if the system does not reveal it. */
export function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
}

/** Returns the pid plus, on Linux, the start time of the process in clock ticks. */
function identify(pid: number): string {
  return `${pid} ${stat(pid)?.[19] ?? ''}`.trim();
}

/** Returns the fields of /proc/<pid>/stat, starting at the state. The process name before it may contain spaces and parentheses. */
function stat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
