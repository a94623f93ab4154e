/**
 * The flags limit the memory that V8 reserves in addition to live objects. Without limits, its young generation grows to 128 MB and the
 * old one to four times its live size, so that a shop with 75 MB of live objects uses 400 MB. Disabling Maglev saves one kind of machine
 * code. ADR 0050 lists the savings and costs of each.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--no-maglev'];

/** The variables limit allocations outside of V8's heap: with an arena for each of its threads, glibc reserves some 25 MB more. */
export const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: '1' };

/**
 * Adds missing flags and environment variables. They are read only at startup, so the process replaces itself, with the same ID and
 * terminal. If that is impossible (on Windows, or with a channel to its parent), the process continues without them.
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
