import type { Reply } from '../../../platform/contracts/reply.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { ChoosableLineView, SentForm, WithdrawalView } from '../../defaultTheme/index.ts';
import { orderToken } from '../../orders/index.ts';
import type { Order, ReturnRights } from '../../orders/index.ts';
import type { OrderCall } from '../checkout/ownOrder.ts';
import { answerPage } from '../page/answerPage.ts';
import { returnsPath, withdrawalView } from './afterSale.ts';
import { choosable, forOrder, returnedOrder } from './returnedOrder.ts';
import { rightsOf } from './rightsOf.ts';
import { unitsInQuery } from './sentUnits.ts';

interface Given {
  readonly step: 'choose' | 'confirm';
  readonly form?: SentForm;
}

/**
 * Responds with a page of a withdrawal: the choice of the units, all of them at first, or what the query chose with the button that declares
 * it. If nothing may be withdrawn, the page says why.
 */
export const withdrawalPage = (call: OrderCall, uuid: string, given: Given): Promise<Reply> =>
  forOrder(call, { uuid, token: new URLSearchParams(call.request.search).get('token') }, async (order) =>
    show(call, order, await rightsOf(call.app, call.db, order), given),
  );

/** A right to withdraw that an order does not give, because of its country or because it was canceled. */
const NO_RIGHT = { state: 'done', days: 0, end: null, lines: [] } as const;

async function show(
  call: OrderCall,
  order: Order,
  { withdrawal }: ReturnRights,
  { step, form = emptyForm }: Given,
): Promise<Reply> {
  const { app, request } = call;
  const text = app.texts();
  const right = withdrawal ?? NO_RIGHT;
  const named = unitsInQuery(request.search);
  const lines = choosable(right.lines, ({ line, units }) =>
    named.size === 0 ? units : (named.get(line.uuid) ?? 0),
  );
  const errors = step === 'confirm' ? faultsOf(call, lines, named) : [];
  const isOpen = right.state === 'open';
  const shown = !isOpen ? 'closed' : errors.length > 0 ? 'choose' : step;
  const view: WithdrawalView = {
    kind: 'withdrawal',
    route: 'orderReturn',
    urn: null,
    path: `/orders/${order.uuid}/withdraw`,
    title:
      shown === 'confirm'
        ? text('storefront.withdrawal.confirmTitle')
        : text('storefront.withdrawal.title', { number: order.order_number }),
    description: null,
    step: shown,
    order: returnedOrder(call, order),
    right: withdrawalView(app, order, right),
    lines,
    action:
      shown === 'confirm'
        ? returnsPath(app, order.uuid, 'withdraw/confirm')
        : `/orders/${order.uuid}/withdraw/confirm`,
    token: orderToken(app, order.uuid),
    choose_path: choosePath(call, order, lines),
    form: errors.length > 0 ? { values: valuesOf(named), errors } : form,
  };
  return answerPage(call, 'withdrawal', view, {
    isPrivate: true,
    retainedQuery: { token: orderToken(app, order.uuid) },
    ...(errors.length > 0 && isOpen && { status: 400 }),
  });
}

/** Lists what is wrong with the units that a query names. */
function faultsOf(
  { app }: OrderCall,
  lines: readonly ChoosableLineView[],
  named: ReadonlyMap<string, number | null>,
): SentForm['errors'] {
  const text = app.texts();
  const wrong = lines.filter(({ uuid, units }) => {
    const qty = named.get(uuid);
    return qty === null || (qty !== undefined && qty > units);
  });
  if (wrong.length > 0)
    return wrong.map(({ uuid, units }) => ({
      path: `units.${uuid}`,
      message: text('storefront.return.unitsInvalid', { units }),
    }));
  return lines.some(({ chosen }) => chosen > 0)
    ? []
    : [{ path: '', message: text('storefront.return.nothingChosen') }];
}

const valuesOf = (named: ReadonlyMap<string, number | null>): SentForm['values'] =>
  Object.fromEntries([...named].map(([uuid, qty]) => [`units.${uuid}`, qty === null ? '' : String(qty)]));

function choosePath({ app }: OrderCall, { uuid }: Order, lines: readonly ChoosableLineView[]): string {
  const chosen = lines.map((line) => `&units.${line.uuid}=${line.chosen}`).join('');
  return `${returnsPath(app, uuid, 'withdraw')}${chosen}`;
}
