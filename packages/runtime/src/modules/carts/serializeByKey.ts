/** The last running task for each key. */
const last = new Map<string, Promise<unknown>>();

/** Maximum time in milliseconds that a task delays the next task with the same key. After that, the cart version prevents conflicts. */
const LONGEST_MS = 30_000;

/**
 * Runs tasks with the same key sequentially, in call sequence. Tasks with different keys run in parallel. A task that
 * fails, or takes longer than `longestMs`, does not delay the others. This works only within the process: between
 * processes, the cart version prevents conflicts.
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

/** Resolves when the task has finished, failed, or taken too long. */
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
