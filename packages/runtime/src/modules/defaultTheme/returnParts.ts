import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import { linePicture } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import type {
  ExcludedView,
  ReturnedLineView,
  ReturnedOrderView,
  ReturnView,
  WithdrawalRightView,
} from './returnViews.ts';
import { textOfCode } from './textOfCode.ts';

/** The parts that the order pages and the pages of returns share. */

const STATES = {
  requested: 'storefront.return.requested',
  approved: 'storefront.return.approved',
  declined: 'storefront.return.declined',
  declared: 'storefront.return.declared',
  received: 'storefront.return.received',
  refunded: 'storefront.return.refunded',
  closed: 'storefront.return.closed',
} as const satisfies Readonly<Record<ReturnView['state'], PlainMessageKey>>;

/** Returns the label of the state of a return. */
export const returnState = ({ state }: Pick<ReturnView, 'state'>, text: Text): string => text(STATES[state]);

/** Lists what the shopper has to do or can expect next, one sentence each. */
export function nextOfReturn(one: ReturnView, { text, day, money }: TemplateContext): readonly string[] {
  const { state, number, origin, declined_reason, refund, send_back_by, refund_due_at: due } = one;
  if (one.is_order_canceled) return [text('storefront.return.orderCanceled')];
  if (state === 'requested') return [text('storefront.return.nextRequested')];
  if (state === 'approved') return [text('storefront.return.sendBack', { number })];
  if (state === 'declined')
    return declined_reason === null
      ? []
      : [text('storefront.return.declinedReason', { reason: declined_reason })];
  if (state === 'refunded' || state === 'closed') return [];
  const amount = refund !== null && refund > 0 ? money(refund, one.currency) : null;
  const isToSend = state === 'declared' && send_back_by !== null;
  return [
    ...(one.is_shipping_stopped ? [text('storefront.return.notShipped')] : []),
    ...(isToSend ? [text('storefront.return.sendBackBy', { number, day: day(send_back_by) })] : []),
    ...(amount !== null && due !== null
      ? [text('storefront.return.refundDue', { amount, day: day(due) })]
      : []),
    ...(amount !== null && due === null ? [text('storefront.return.refundNext', { amount })] : []),
    ...(amount === null && origin !== 'withdrawal' ? [text('storefront.return.arrived')] : []),
  ];
}

/** Renders the units of a return. */
export const returnedLines = (lines: readonly ReturnedLineView[], { text }: TemplateContext): Html =>
  html`<ul class="bought">
    ${lines.map(
      (line) =>
        html`<li>
          ${linePicture(line)}
          <span class="what">
            ${text('storefront.contents.units', { qty: line.qty, product: line.name })}
            ${line.options.map((option) => html`<span class="option">${text('storefront.contents.option', option)}</span>`)}
            ${
              line.reason !== null &&
              html`<span class="option">${text('storefront.return.reasonOf', { reason: line.reason })}</span>`
            }
          </span>
        </li>`,
    )}
  </ul>`;

const EXCLUSIONS: Readonly<Record<string, PlainMessageKey>> = {
  perishable: 'storefront.withdrawal.perishable',
  hygiene: 'storefront.withdrawal.hygiene',
  custom_made: 'storefront.withdrawal.customMade',
  sealed_media: 'storefront.withdrawal.sealedMedia',
  press: 'storefront.withdrawal.press',
  dated: 'storefront.withdrawal.dated',
  digital: 'storefront.withdrawal.digital',
};

/** Renders the products that the law excludes from withdrawal, each with the reason. Returns null if there are none. */
export const excludedList = (excluded: readonly ExcludedView[], text: Text): Html | null =>
  excluded.length === 0
    ? null
    : html`<p>${text('storefront.withdrawal.excluded')}</p>
        <ul class="excluded">
          ${excluded.map(
            ({ name, reason }) =>
              html`<li>
                <strong>${name}</strong>
                <span class="option">${textOfCode(EXCLUSIONS, reason, text)}</span>
              </li>`,
          )}
        </ul>`;

/** Returns the sentence about the right to withdraw: until when it lasts, or why there is nothing to withdraw. Null if a list says it. */
export function withdrawalSentence(
  { state, last_day, days }: WithdrawalRightView,
  { text, day }: TemplateContext,
): string | null {
  if (state === 'done') return text('storefront.withdrawal.done');
  if (state === 'excluded') return null;
  if (state === 'over')
    return last_day === null ? null : text('storefront.withdrawal.over', { day: day(last_day) });
  return last_day === null
    ? text('storefront.withdrawal.fromDelivery', { days })
    : text('storefront.withdrawal.until', { day: day(last_day) });
}

/** Renders the link from a page about returns to the order. */
export const toOrder = ({ path, order_number: number }: ReturnedOrderView, { text }: TemplateContext): Html =>
  html`<p><a href="${path}">${text('storefront.return.toOrder', { number })}</a></p>`;
