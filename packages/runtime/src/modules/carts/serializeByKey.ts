/** The last running task for each key. */
const last = new Map<string, Promise<unknown>>();

/** Maximum time in milliseconds that a task delays the next task with the same key. After that, the cart version prevents conflicts. */
const LONGEST_MS = 30_000;

/**
 * Runs tasks with the same key one after another, in call order. Tasks with other keys run in parallel. A task that fails, or takes longer
 * than `longestMs`, does not delay the rest. This works only within the process: between processes, the cart version decides.
 */
export async function serializeByKey<T>(
  key: string,
  work: () => Promise<T>,
  longestMs = LONGEST_MS,
): Promise<T> {
  const before = last.get(key);
  const turn = before ? over(before, longestMs).then(work) : Promise.resolve().then(work);
  last.set(key, turn);
  try {
    return await turn;
  } finally {
    if (last.get(key) === turn) last.delete(key);
  }
}

/** Resolves when the task has finished, with or without an error, or has taken too long. */
function over(work: Promise<unknown>, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
}
