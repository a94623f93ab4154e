import { exactTime, text } from '../../text/text.ts';

/** From when to when a page is live; null where the side is open. */
export interface Schedule {
  readonly publishStart: string | null;
  readonly publishEnd: string | null;
}

/** Describes from when to when shoppers see an enabled page. */
export function scheduleWords({ publishStart, publishEnd }: Schedule): string {
  if (publishStart === null)
    return publishEnd === null
      ? text('landingPages.schedule.always')
      : text('landingPages.schedule.until', { end: exactTime(publishEnd) });
  return publishEnd === null
    ? text('landingPages.schedule.from', { start: exactTime(publishStart) })
    : text('landingPages.schedule.between', { start: exactTime(publishStart), end: exactTime(publishEnd) });
}
