import { exactTime, text } from '../../text/text.ts';

/** Period in which a page is live. An open start or end is null. */
export interface Schedule {
  readonly publishStart: string | null;
  readonly publishEnd: string | null;
}

/** Describes when shoppers can see an enabled page. */
export function scheduleWords({ publishStart, publishEnd }: Schedule): string {
  if (publishStart === null)
    return publishEnd === null
      ? text('landingPages.schedule.always')
      : text('landingPages.schedule.until', { end: exactTime(publishEnd) });
  return publishEnd === null
    ? text('landingPages.schedule.from', { start: exactTime(publishStart) })
    : text('landingPages.schedule.between', { start: exactTime(publishStart), end: exactTime(publishEnd) });
}
