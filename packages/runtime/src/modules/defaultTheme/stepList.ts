import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import type { CheckoutStep, CheckoutStepName, CheckoutStepView } from './checkoutViews.ts';

/** The names of the checkout's steps. `pay` is the payment page, which follows the checkout. */
export const STEP_NAMES = {
  address: 'storefront.checkout.step.address',
  shipping: 'storefront.checkout.step.shipping',
  payment: 'storefront.checkout.step.payment',
  review: 'storefront.checkout.step.review',
  pay: 'storefront.checkout.step.pay',
} as const satisfies Readonly<Record<CheckoutStepName | 'pay', PlainMessageKey>>;

type ShownStep = Pick<CheckoutStepView, 'path' | 'is_done'> & { readonly name: keyof typeof STEP_NAMES };

/** Returns the steps to list. The review adds the payment page if it comes next. */
export const shownSteps = (steps: readonly CheckoutStepView[], step: CheckoutStep): readonly ShownStep[] =>
  step.name === 'review' && step.button === 'pay'
    ? [...steps, { name: 'pay', path: null, is_done: false }]
    : steps;

/** Renders the steps of the checkout, with links to those that can be opened. */
export const stepList = (steps: readonly ShownStep[], shown: ShownStep['name'], text: Text): Html =>
  html`<nav class="steps" aria-label="${text('storefront.checkout.steps')}">
    <ol>
      ${steps.map(
        ({ name, path, is_done }) =>
          html`<li>
            ${
              name === shown
                ? html`<span aria-current="step">${text(STEP_NAMES[name])}</span>`
                : path === null
                  ? text(STEP_NAMES[name])
                  : stepLink(path, text(STEP_NAMES[name]), is_done, text)
            }
          </li>`,
      )}
    </ol>
  </nav>`;

const stepLink = (path: string, step: string, isDone: boolean, text: Text): Html =>
  html`<a href="${path}" ${isDone && html`aria-label="${text('storefront.checkout.stepDone', { step })}"`}
    >${step}</a
  >`;
