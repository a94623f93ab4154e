import { z } from 'zod';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { reply } from '../../../platform/http/reply.ts';
import type { Reply } from '../../../platform/http/reply.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { Call } from '../../../platform/http/route.ts';
import { addAddress, addressFields, listAddresses, deleteAddress } from '../../customers/index.ts';
import type { CustomerAddress } from '../../customers/index.ts';
import { customerOrders } from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import { answerPage } from '../answerPage.ts';
import { ADDRESS_FIELDS, addressView } from '../checkout/addressForm.ts';
import { allCountries } from '../checkout/countries.ts';
import { addressValuesShown, checkList, LISTED, provincesShown } from '../checkout/formProvinces.ts';
import { enteredForm, sentForm } from '../sentForm.ts';
import type { OrderSummary } from '../templates/accountViews.ts';
import { emptyForm } from '../templates/formFields.ts';
import type { SentForm } from '../templates/formFields.ts';
import { accountPage, forCustomer } from './accountPage.ts';
import { orderPage } from './orderPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
/** The names of the fields in the form of a new address. */
const ADDRESS_FORM = [...ADDRESS_FIELDS, LISTED, 'is_default'];
const LATEST = 5;
const ORDERS = 20;

const summaryOf = ({
  uuid,
  order_number,
  created_at,
  status,
  grand_total,
  currency,
}: Order): OrderSummary => ({
  uuid,
  order_number,
  created_at,
  status,
  grand_total: Number(grand_total),
  currency,
});

/** Lists some orders of a customer. One statement. */
async function ordersOf(
  { app, db }: Pick<Call, 'app' | 'db'>,
  customerId: number,
  first: number,
  after?: string,
) {
  const args = { first, after: after ?? null };
  const { edges, pageInfo } = await customerOrders(visitorContext(app, db), customerId, args);
  const { hasNextPage, endCursor } = pageInfo;
  return { orders: edges.map(({ node }) => summaryOf(node)), next: hasNextPage ? endCursor : null };
}

const bookEntry = (locale: string, row: CustomerAddress) => ({
  ...addressView(locale, row),
  uuid: row.uuid,
  is_default: row.is_default,
});

type PageCall = Pick<Call, 'app' | 'db' | 'caller' | 'request'>;

const addresses = (call: PageCall, form: SentForm = emptyForm): Promise<Reply> =>
  forCustomer(call, async ({ uuid }) => {
    const { locale } = call.app;
    const book = await listAddresses(call.db, uuid);
    const countries = allCountries(locale);
    const values = addressValuesShown(form.values, '', countries);
    const view = {
      ...accountPage('/account/addresses', call.app.texts()('storefront.addresses.title')),
      form: { ...form, values },
      countries,
      provinces: provincesShown(locale, values, ''),
      addresses: book.map((row) => bookEntry(locale, row)),
    };
    return answerPage(call, 'addresses', view, { isPrivate: true });
  });

/** The pages of a customer's own account. */
export const accountRoutes = [
  defineRoute({
    id: 'storefrontAccount',
    method: 'GET',
    path: '/account',
    ...PAGE,
    handle: (call) =>
      forCustomer(call, async ({ id, email, fullName }) => {
        const { orders } = await ordersOf(call, id, LATEST);
        const customer = { email, full_name: fullName };
        const title = call.app.texts()('storefront.account.title');
        const view = { ...accountPage('/account', title), customer, orders };
        return answerPage(call, 'account', view, { isPrivate: true });
      }),
  }),

  defineRoute({
    id: 'storefrontOrders',
    method: 'GET',
    path: '/account/orders',
    ...PAGE,
    query: z.object({ after: z.string().optional() }),
    handle: (call) =>
      forCustomer(call, async ({ id }) => {
        const page = await ordersOf(call, id, ORDERS, call.query.after);
        const title = call.app.texts()('storefront.orders.title');
        const view = { ...accountPage('/account/orders', title), ...page };
        return answerPage(call, 'orders', view, { isPrivate: true });
      }),
  }),

  defineRoute({
    id: 'storefrontOrder',
    method: 'GET',
    path: '/account/orders/{uuid}',
    ...PAGE,
    params: z.object({ uuid: z.string() }),
    handle: (call) => forCustomer(call, (customer) => orderPage(call, customer, call.params.uuid)),
  }),

  defineRoute({
    id: 'storefrontAddresses',
    method: 'GET',
    path: '/account/addresses',
    ...PAGE,
    handle: (call) => addresses(call),
  }),

  defineRoute({
    id: 'storefrontAddAddress',
    method: 'POST',
    path: '/account/addresses',
    ...PAGE,
    body: z
      .object({
        ...addressFields,
        [LISTED]: z.string().optional(),
        is_default: z.literal('1').optional(),
      })
      .superRefine(checkList),
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        const { is_default, address_2, listed: _listed, ...address } = call.body;
        const more = { address_2: address_2?.trim() ? address_2 : null, is_default: is_default === '1' };
        await addAddress(call.app, call.db, uuid, { ...address, ...more });
        return reply.redirect(303, '/account/addresses');
      }),
    refused: (form) => addresses(form, sentForm(form, ADDRESS_FORM)),
  }),

  defineRoute({
    id: 'storefrontAddressCountry',
    method: 'POST',
    path: '/account/addresses/country',
    ...PAGE,
    body: z.looseObject({}),
    handle: (call) => addresses(call, enteredForm(call.body, ADDRESS_FORM)),
  }),

  defineRoute({
    id: 'storefrontRemoveAddress',
    method: 'POST',
    path: '/account/addresses/{id}/removal',
    ...PAGE,
    params: z.object({ id: z.string() }),
    body: z.object({}),
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        await deleteAddress(call.db, uuid, call.params.id);
        return reply.redirect(303, '/account/addresses');
      }),
    refused: (form) => addresses(form, sentForm(form, [])),
  }),
];
