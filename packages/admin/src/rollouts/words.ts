import { routeName } from '../resources/widgets/placeNames.ts';
import { exactTime, text } from '../text/text.ts';
import type { Plan, PlanPage } from './rolloutsQuery.ts';

/** The time zone of the browser, in which times are shown and typed. */
export const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Says from when to when a plan is shown. */
export const periodOf = ({ startTime, endTime }: Pick<Plan, 'startTime' | 'endTime'>): string =>
  endTime === null
    ? text('rollouts.period.open', { start: exactTime(startTime) })
    : text('rollouts.period', { start: exactTime(startTime), end: exactTime(endTime) });

/** Names a page that a plan changes, by the kind of page and, of a single one, its path. */
export function pageName({ route, entityUrn, url }: PlanPage): string {
  const kind = routeName(route);
  return entityUrn === null || url === null ? kind : text('rollouts.page.entity', { kind, name: url });
}

/** The pages of a plan that a list names. */
const FEW = 2;

/** Names the first pages of a plan, and counts the others. */
export function pageNames(pages: readonly PlanPage[]): string {
  const named = pages.slice(0, FEW).map(pageName).join(' · ');
  const count = pages.length - FEW;
  return count > 0 ? text('rollouts.pages.more', { pages: named, count }) : named;
}

/** Makes the value of an input of times from a time of the API; empty for none. */
export function typedTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Makes a time of the API from what was typed; null for nothing, and for what is no time. */
export function sentTime(typed: string): string | null {
  const time = new Date(typed);
  return typed === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
