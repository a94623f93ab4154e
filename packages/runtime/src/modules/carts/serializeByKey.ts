/** The last running piece of work of each key. */
const last = new Map<string, Promise<unknown>>();

/** The longest time that work holds up the next of its key. After that the cart's version keeps them apart. */
const LONGEST_MS = 30_000;

/**
 * Runs the work of one key one after the other, in the order of the calls; other keys run in parallel. Work that fails does not
 * hold up the rest, nor does work that takes longer than `longestMs`. It only works inside this process: between processes the
 * cart's version decides.
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

/** Resolves when work has ended, with or without an error, or has taken too long. */
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
