import { routeName } from '../../kit/widgets/placeNames.ts';
import { exactTime, text } from '../../text/text.ts';
import { wallTime } from '../../text/zone.ts';
import type { Plan, PlanPage } from './rolloutsQuery.ts';

/** Describes the period in which a rollout is live. */
export const periodOf = ({ startTime, endTime }: Pick<Plan, 'startTime' | 'endTime'>): string =>
  endTime === null
    ? text('rollouts.period.open', { start: exactTime(startTime) })
    : text('rollouts.period', { start: exactTime(startTime), end: exactTime(endTime) });

/** Returns the display name of a page that a rollout changes. It includes the page type and, for a single page, the path. */
export function pageName({ route, entityUrn, url }: PlanPage): string {
  const kind = routeName(route);
  return entityUrn === null || url === null ? kind : text('rollouts.page.entity', { kind, name: url });
}

/** Maximum number of a rollout's pages that a list names. */
const FEW = 2;

/** Names the first pages of a rollout and counts the remaining ones. */
export function pageNames(pages: readonly PlanPage[]): string {
  const named = pages.slice(0, FEW).map(pageName).join(' · ');
  const count = pages.length - FEW;
  return count > 0 ? text('rollouts.pages.more', { pages: named, count }) : named;
}

/** Converts an API timestamp to a time input's value. Returns an empty string for null. */
export const typedTime = (iso: string | null): string => (iso === null ? '' : wallTime(iso));
