const DAY_MS = 86_400_000;

/** Returns the day that is some days after another, or before it where `count` is negative. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the time at which a day such as `2026-01-31` begins in a time zone. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The locale writes `2026-01-31 00:00:00`.
  const wallClock = (time: number) =>
    Date.parse(`${new Date(time).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  const guess = midnight - (wallClock(midnight) - midnight);
  // The clock may have been changed between the guess and midnight.
  return new Date(guess - (wallClock(guess) - midnight)).toISOString();
}
