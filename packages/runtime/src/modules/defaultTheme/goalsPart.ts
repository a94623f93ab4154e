import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { CartContentsView } from './cartViews.ts';

/** The parts into which the bar of a goal is divided. */
const PARTS = 100;

/** Renders the offer that the cart is nearest to, with a bar that shows how near. Returns null if there is none. */
export const goalsPart = ({ goals }: Pick<CartContentsView, 'goals'>): Html | null => {
  const [nearest] = goals.toSorted((one, other) => other.reached - one.reached);
  if (!nearest) return null;
  const { message, reached } = nearest;
  return html`<div class="goals">
    <p>${message}</p>
    <progress max="${PARTS}" value="${Math.floor(reached * PARTS)}" aria-hidden="true"></progress>
  </div>`;
};
