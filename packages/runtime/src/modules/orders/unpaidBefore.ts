import type { AppContext } from '../../platform/context.ts';

const MINUTE_MS = 60_000;

/** The time before which unpaid orders were made that hold their stock for too long. */
export async function unpaidBefore(
  app: Pick<AppContext, 'clock' | 'setting'>,
  ttlHours: number,
): Promise<Date> {
  const minutes = Math.min(ttlHours * 60, (await app.setting('unpaidOrderMinutes')) ?? Infinity);
  return new Date(app.clock.now().getTime() - minutes * MINUTE_MS);
}
