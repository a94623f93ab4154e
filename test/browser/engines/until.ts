import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = Number(process.env['BROWSER_PATIENCE_MS'] ?? 60_000);
const STEP_MS = 50;

/**
 * Waits until a check returns something other than null and false, and returns that. A check that throws is repeated, because pages come
 * and go while they are read. Throws with the last error if nothing comes within the time that a busy machine may need.
 */
export async function until<T>(
  what: string,
  check: () => Promise<T | null | false>,
  patience = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patience;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const found = await check();
      if (found !== null && found !== false) return found;
    } catch (error) {
      cause = error;
    }
    await pause(STEP_MS);
  }
  throw new Error(`Never came: ${what}`, { cause });
}

/** The time that the effect of a press has before the button is pressed again. */
const PRESS_MS = 15_000;

/**
 * Presses a button until its effect is there: on a busy machine a browser may lose a press, and a shopper who sees nothing happen presses
 * again. `came` waits for the effect, at most for the time that it is given, and throws if it did not come.
 */
export const pressUntil = (
  what: string,
  press: () => Promise<void>,
  came: (patience: number) => Promise<unknown>,
): Promise<true> =>
  until(what, async () => {
    await press();
    await came(PRESS_MS);
    return true;
  });
