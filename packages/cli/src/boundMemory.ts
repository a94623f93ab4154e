/**
 * The flags bound the memory that V8 keeps beside live objects. Unbounded, its young generation grows to 128 MB and the old one to
 * four times its live size, so that a shop with 75 MB of live objects takes 400 MB. Without Maglev there is one kind of machine code
 * less. ADR 0050 has what each saves and costs.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--no-maglev'];

/**
 * The variables do the same for what is allocated beside V8's heap: with an arena for each of its threads, glibc keeps some 25 MB more.
 */
export const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: '1' };

/**
 * Adds the flags and the variables that this process was started without. They are read only at the start, so the process replaces itself, with the
 * same id and terminal. Where that is impossible (on Windows, or with a channel to its parent) it goes on without them.
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
