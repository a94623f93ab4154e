import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { CartContentsView } from './cartViews.ts';

/** The parts into which the bar of a goal is divided. */
const PARTS = 100;

/** Renders the offers that the cart is near, each with a bar that shows how near. Returns null if there are none. */
export const goalsPart = ({ goals }: Pick<CartContentsView, 'goals'>): Html | null =>
  goals.length === 0
    ? null
    : html`<ul class="goals">
        ${goals.map(
          ({ message, reached }) =>
            html`<li>
              <p>${message}</p>
              <progress max="${PARTS}" value="${Math.floor(reached * PARTS)}" aria-hidden="true"></progress>
            </li>`,
        )}
      </ul>`;
