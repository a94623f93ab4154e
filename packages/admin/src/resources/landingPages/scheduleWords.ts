import { exactTime, text } from '../../text/text.ts';

/** From when to when a page is live; null where the side is open. */
export interface Schedule {
  readonly publishStart: string | null;
  readonly publishEnd: string | null;
}

/** Writes a time in the words of one zone. */
type Write = (iso: string) => string;

/** Says from when to when shoppers see an enabled page. */
export function scheduleWords({ publishStart, publishEnd }: Schedule, write: Write = exactTime): string {
  if (publishStart === null)
    return publishEnd === null
      ? text('landingPages.schedule.always')
      : text('landingPages.schedule.until', { end: write(publishEnd) });
  return publishEnd === null
    ? text('landingPages.schedule.from', { start: write(publishStart) })
    : text('landingPages.schedule.between', { start: write(publishStart), end: write(publishEnd) });
}
