/**
 * The V8 flags that limit the memory reserved in addition to live objects. Without them, the young generation grows to 128 MB
 * and the old generation to four times its live size, so that a shop with 75 MB of live objects uses 400 MB. Disabling Maglev
 * saves the memory for one kind of compiled code. ADR 0050 lists the savings and costs of each flag.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--no-maglev'];

/**
 * The environment variables that limit allocations outside of V8's heap. By default, glibc creates an arena for each thread and
 * reserves about 25 MB more.
 */
export const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: '1' };

/**
 * Adds missing flags and environment variables. Because they are read only at startup, the process replaces itself and keeps
 * its process ID and terminal. If that is impossible (on Windows, or with an IPC channel to the parent), the process continues
 * without them.
 */
export function boundMemory(): void {
  const given = `${process.execArgv.join(' ')} ${process.env.NODE_OPTIONS ?? ''}`;
  const missing = MEMORY_FLAGS.filter((flag) => !given.includes(flag.replace(/=.*/, '')));
  const env = { ...MEMORY_VARIABLES, ...process.env };
  const isBound = missing.length === 0 && Object.keys(MEMORY_VARIABLES).every((name) => name in process.env);
  if (isBound || !process.execve || process.channel) return;
  process.execve(
    process.execPath,
    [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)],
    env,
  );
}
