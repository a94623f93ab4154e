/**
 * What V8 may keep beside what lives: unbounded, its young generation grows to 128 MB and the old one to four times its
 * live size, which makes a process of 400 MB of a shop that lives on 40.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/**
 * Gives this process the flags that it was started without. V8 reads them at the start alone, so the process begins anew in its
 * place, with the same id and terminal. Where that cannot be (on Windows, or with a channel to its parent) it goes on as it is.
 */
export function boundMemory(): void {
  const given = `${process.execArgv.join(' ')} ${process.env.NODE_OPTIONS ?? ''}`;
  const missing = MEMORY_FLAGS.filter((flag) => !given.includes(flag.replace(/=.*/, '')));
  if (missing.length === 0 || !process.execve || process.channel) return;
  process.execve(process.execPath, [
    process.execPath,
    ...missing,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
}
