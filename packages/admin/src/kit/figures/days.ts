const DAY_MS = 86_400_000;

/** Returns the day that is some days after another, or before it where `count` is negative. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
