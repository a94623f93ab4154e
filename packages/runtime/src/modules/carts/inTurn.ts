/** The last piece of work of each key that is under way. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key one after the other, in the order of the calls; other keys go on beside it. What fails does not
 * hold up the rest. Only inside this process: between processes the cart's version decides.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, turn);
  try {
    return await turn;
  } finally {
    if (last.get(key) === turn) last.delete(key);
  }
}
