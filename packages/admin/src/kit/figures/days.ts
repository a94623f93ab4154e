const DAY_MS = 86_400_000;

/** Returns the day that is `count` days after the given day. A negative count returns an earlier day. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
