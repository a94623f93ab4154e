import { routeName } from '../../kit/widgets/placeNames.ts';
import { exactTime, text } from '../../text/text.ts';
import { wallTime } from '../../text/zone.ts';
import type { Plan, PlanPage } from './rolloutsQuery.ts';

/** Describes from when to when a plan is shown. */
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

/** Creates the value of an input of times from a time of the API; empty for none. */
export const typedTime = (iso: string | null): string => (iso === null ? '' : wallTime(iso));
