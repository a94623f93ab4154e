import { html, refusal, refuse, reply, sql, z } from '@shop/runtime/extension';
import {
  column,
  defineExtension,
  defineProcessor,
  defineRoute,
  defineSubscriber,
  defineWidget,
} from '@shop/runtime/extension';
import type {
  AdminParts,
  AppContext,
  Caller,
  Carrier,
  Db,
  Extension,
  Job,
  PaymentMethod,
  PaymentRecord,
  Permission,
  Setup,
  ShippingProvider,
  Theme,
} from '@shop/runtime/extension';
import { expectTypeOf, test } from 'vitest';

// The compiler runs these checks in `npm run check:types`. The functions named `never` are compiled but not called.

const base = { name: 'parcels', api: '^1.0' } as const;
const method = { code: 'a', name: 'A', cost: 5 } as const;
const provider = { code: 'a', name: 'A', getMethods: async () => [method] } satisfies ShippingProvider;
const answer = { id: 'a', method: 'GET', path: '/api/a', access: 'public', handle: () => null } as const;

test('an extension has the members of its contract, and no others', () => {
  const never = () => [
    defineExtension({ ...base, setup: () => ({}) }),
    defineExtension({ ...base, after: ['cod'], setup: () => ({ shippingProviders: [provider] }) }),
    defineExtension({ ...base, setup: () => ({ start: async () => () => {} }) }),
    // @ts-expect-error -- the name is missing
    defineExtension({ api: '^1.0', setup: () => ({}) }),
    // @ts-expect-error -- the range of the API is missing
    defineExtension({ name: 'parcels', setup: () => ({}) }),
    // @ts-expect-error -- setup is missing
    defineExtension({ ...base }),
    // @ts-expect-error -- a misspelt member
    defineExtension({ ...base, grapqhl: new URL('file:///a/'), setup: () => ({}) }),
    // @ts-expect-error -- a folder is a URL
    defineExtension({ ...base, migrations: './migrations', setup: () => ({}) }),
    // @ts-expect-error -- after is a list
    defineExtension({ ...base, after: 'cod', setup: () => ({}) }),
    // @ts-expect-error -- setup does no I/O
    defineExtension({ ...base, setup: async () => ({}) }),
    // @ts-expect-error -- a setting has a schema
    defineExtension({ ...base, settings: { aKey: { default: 5 } }, setup: () => ({}) }),
    // @ts-expect-error -- a misspelt member of a setting
    defineExtension({ ...base, settings: { aKey: { schema: z.string(), lable: 'A' } }, setup: () => ({}) }),
    // @ts-expect-error -- config is a schema
    defineExtension({ ...base, config: { rate: 5 }, setup: () => ({}) }),
  ];
  expectTypeOf(never).toBeFunction();
  expectTypeOf(defineExtension({ ...base, setup: () => ({}) })).toEqualTypeOf<Extension>();
});

test('setup receives the configuration, and returns the known kinds of contributions', () => {
  const never = () => [
    defineExtension({
      ...base,
      config: z.object({ rate: z.number().default(2) }),
      setup: (config) => {
        expectTypeOf(config).toEqualTypeOf<{ rate: number }>();
        return {};
      },
    }),
    // @ts-expect-error -- a misspelt kind
    defineExtension({ ...base, setup: () => ({ shippingProvider: [provider] }) }),
    // @ts-expect-error -- a kind is a list
    defineExtension({ ...base, setup: () => ({ shippingProviders: provider }) }),
    // @ts-expect-error -- a misspelt member of a provider
    defineExtension({ ...base, setup: () => ({ shippingProviders: [{ ...provider, quoteTTL: 5 }] }) }),
    // @ts-expect-error -- a misspelt member of a method
    defineExtension({ ...base, setup: () => ({ paymentMethods: [{ code: 'a', name: 'A', refunds: 1 }] }) }),
    defineExtension({
      ...base,
      setup: () => ({
        paymentMethods: [
          // @ts-expect-error -- a misspelt member of a status
          { code: 'a', name: 'A', statuses: [{ code: 'a_b', label: 'B', phase: 'paid', capturabel: true }] },
        ],
      }),
    }),
    defineExtension({
      ...base,
      // @ts-expect-error -- a member that a job does not have
      setup: () => ({ jobs: [{ id: 'a', schedule: '* * * * *', every: 5, run }] }),
    }),
    // @ts-expect-error -- a member that the configuration does not have
    defineExtension({ ...base, config: z.object({ rate: z.int() }), setup: ({ rates }) => ({ rates }) }),
    // @ts-expect-error -- start is a function
    defineExtension({ ...base, setup: () => ({ start: 'now' }) }),
  ];
  const run = async () => {};
  expectTypeOf(never).toBeFunction();
  expectTypeOf<NonNullable<Setup['jobs']>[number]>().toEqualTypeOf<Job>();
  expectTypeOf<NonNullable<Setup['shippingProviders']>[number]>().toEqualTypeOf<ShippingProvider>();
});

test('a shipping provider offers methods with a price', () => {
  const never = (): readonly ShippingProvider[] => [
    provider,
    { ...provider, getMethods: async ({ currency }) => [{ code: 'a', name: 'A', cost: '5.00', currency }] },
    // @ts-expect-error -- getMethods is missing
    { code: 'a', name: 'A' },
    // @ts-expect-error -- getMethods is asynchronous
    { ...provider, getMethods: () => [method] },
    // @ts-expect-error -- a method has a price
    { ...provider, getMethods: async () => [{ code: 'a', name: 'A' }] },
    // @ts-expect-error -- a price is not an object
    { ...provider, getMethods: async () => [{ code: 'a', name: 'A', cost: { amount: 5 } }] },
    // @ts-expect-error -- a misspelt member
    { ...provider, quoteTTL: 60 },
    // @ts-expect-error -- seconds are a number
    { ...provider, quoteTtlSeconds: '60' },
    // @ts-expect-error -- a type of fields that does not exist
    { ...provider, zoneConfigFields: [{ name: 'a', type: 'money', label: 'A' }] },
    // @ts-expect-error -- a field has a label
    { ...provider, zoneConfigFields: [{ name: 'a', type: 'text' }] },
    // @ts-expect-error -- the request has no such member
    { ...provider, getMethods: async ({ adress }) => [{ ...method, name: adress }] },
  ];
  expectTypeOf(never).toBeFunction();
});

test('a payment method records what happened to the money', () => {
  const record: PaymentRecord = {
    transactionId: 'a',
    action: 'capture',
    type: 'online',
    amount: '5.00',
    currency: 'USD',
  };
  const never = (): readonly PaymentMethod[] => [
    { code: 'a', name: 'A' },
    {
      code: 'a',
      name: 'A',
      capture: async ({ amount, order }) => ({ ...record, amount, currency: order.currency }),
    },
    // @ts-expect-error -- the name is missing
    { code: 'a' },
    // @ts-expect-error -- an amount is decimal text
    { code: 'a', name: 'A', capture: async () => ({ ...record, amount: 500 }) },
    {
      code: 'a',
      name: 'A',
      // @ts-expect-error -- the currency is missing
      refund: async () => ({ transactionId: 'a', action: 'refund', type: 'online', amount: '5' }),
    },
    // @ts-expect-error -- an action that does not exist
    { code: 'a', name: 'A', capture: async () => ({ ...record, action: 'charge' }) },
    // @ts-expect-error -- placing an order does no I/O
    { code: 'a', name: 'A', onOrderPlaced: async () => record },
    // @ts-expect-error -- a phase that does not exist
    { code: 'a', name: 'A', statuses: [{ code: 'a_b', label: 'B', phase: 'payed' }] },
    // @ts-expect-error -- a status has a label
    { code: 'a', name: 'A', statuses: [{ code: 'a_b', phase: 'paid' }] },
    // @ts-expect-error -- a transition requires its target
    { code: 'a', name: 'A', transitions: [{ on: 'paid' }] },
    // @ts-expect-error -- a condition that does not exist
    { code: 'a', name: 'A', transitions: [{ on: 'paid', to: null, when: 'always' }] },
    // @ts-expect-error -- a misspelt member
    { code: 'a', name: 'A', onOrderPlace: () => null },
  ];
  expectTypeOf(never).toBeFunction();
});

test('a route infers its input from its schemas', () => {
  const never = () => [
    defineRoute({
      ...answer,
      path: '/api/a/{id}',
      params: z.object({ id: z.coerce.number() }),
      query: z.object({ page: z.string().optional() }),
      body: z.object({ weight: z.number() }),
      handle({ params, query, body, caller }) {
        expectTypeOf(params).toEqualTypeOf<{ id: number }>();
        expectTypeOf(query).toEqualTypeOf<{ page?: string | undefined }>();
        expectTypeOf(body).toEqualTypeOf<{ weight: number }>();
        expectTypeOf(caller).toEqualTypeOf<Caller>();
      },
    }),
    defineRoute({
      ...answer,
      path: '/api/a/{word}',
      handle({ params, body }) {
        expectTypeOf(params).toEqualTypeOf<Readonly<Record<string, string>>>();
        expectTypeOf(body).toEqualTypeOf<undefined>();
      },
    }),
    defineRoute({ ...answer, body: 'raw', handle: ({ body }) => expectTypeOf(body).toEqualTypeOf<Buffer>() }),
    // @ts-expect-error -- a misspelt member
    defineRoute({ ...answer, boddy: z.object({}) }),
    // @ts-expect-error -- a method that does not exist
    defineRoute({ ...answer, method: 'FETCH' }),
    // @ts-expect-error -- an access that does not exist
    defineRoute({ ...answer, access: 'everybody' }),
    // @ts-expect-error -- a limit that does not exist
    defineRoute({ ...answer, rateTier: 'fast' }),
    // @ts-expect-error -- a body is a schema
    defineRoute({ ...answer, body: { weight: 'number' } }),
    // @ts-expect-error -- the path is missing
    defineRoute({ id: 'a', method: 'GET', access: 'public', handle: () => null }),
    // @ts-expect-error -- a member that the body does not have
    defineRoute({ ...answer, body: z.object({ weight: z.number() }), handle: ({ body }) => body.wieght }),
    // @ts-expect-error -- a route of no body has none
    defineRoute({ ...answer, handle: ({ body }) => body.weight }),
  ];
  expectTypeOf(never).toBeFunction();
});

test('events, values and settings are known by their names', () => {
  const never = (app: AppContext, db: Db) => [
    defineSubscriber({
      id: 'a',
      event: 'order_placed',
      handle: async ({ orderUuid, grandTotal }) => {
        expectTypeOf(orderUuid).toBeString();
        expectTypeOf(grandTotal).toBeNumber();
      },
    }),
    defineProcessor({ key: 'cartItemUnitPrice', process: (price) => price * 2 }),
    defineProcessor({
      key: 'cartDiscounts',
      process: async (discounts, { customerId }, { setting, db }) => {
        expectTypeOf(customerId).toEqualTypeOf<number | null>();
        return (await setting('deliveryEstimateShown', db)) ? discounts : discounts.map(() => 0);
      },
    }),
    // @ts-expect-error -- the third argument is the app, not the database
    defineProcessor({ key: 'cartDiscounts', process: (value, _context, { any }) => (any ? value : value) }),
    // @ts-expect-error -- an event that does not exist
    defineSubscriber({ id: 'a', event: 'order_placd', handle: async () => {} }),
    // @ts-expect-error -- a member that the event does not have
    defineSubscriber({ id: 'a', event: 'order_placed', handle: async ({ total }) => void total }),
    // @ts-expect-error -- a processed value that does not exist
    defineProcessor({ key: 'cartItemUnitPrices', process: (price) => price }),
    // @ts-expect-error -- a price is a number
    defineProcessor({ key: 'cartItemUnitPrice', process: () => 'free' }),
    app.setting('deliveryEstimateShown'),
    app.setting('computed' as string),
    // @ts-expect-error -- an undeclared setting
    app.setting('typo'),
    // @ts-expect-error -- one of them is undeclared
    app.settings(['deliveryEstimateShown', 'typo']),
    // @ts-expect-error -- a member of the payload is missing
    app.emit(db, { name: 'contact_message_received', payload: {} }),
    // @ts-expect-error -- an event that does not exist
    app.emit(db, { name: 'order_lost', payload: {} }),
  ];
  expectTypeOf(never).toBeFunction();
});

test('widgets, themes, messages and admin parts have their types', () => {
  const settings = z.object({ title: z.string() });
  const widget = { type: 'a', name: 'A', settings } as const;
  const never = () => [
    defineWidget({ ...widget, render: ({ title }) => html`<p>${title}</p>` }),
    defineWidget<typeof settings, string | null>({
      ...widget,
      load: async (all, { page: { cart, order } }) => all.map(() => cart ?? order),
      render: ({ title }, _page, id) => html`<p>${title} ${id}</p>`,
    }),
    defineWidget({
      ...widget,
      // @ts-expect-error -- a page has the cart and the customer of its visitor, and no session
      load: async (all, { page: { session } }) => all.map(() => session),
      render: () => html``,
    }),
    // @ts-expect-error -- markup must be created with the html tag
    defineWidget({ ...widget, render: ({ title }) => `<p>${title}</p>` }),
    // @ts-expect-error -- a setting that the schema does not have
    defineWidget({ ...widget, render: ({ titel }) => html`<p>${titel}</p>` }),
    // @ts-expect-error -- the schema is missing
    defineWidget({ type: 'a', name: 'A', render: () => html`` }),
    // @ts-expect-error -- a misspelt member
    defineWidget({ ...widget, chagesWith: 'content', render: () => html`` }),
    { name: 'a', templates: { homepage: () => html`` } } satisfies Theme,
    // @ts-expect-error -- a template that pages do not have
    { name: 'a', templates: { home: () => html`` } } satisfies Theme,
    // @ts-expect-error -- a template must return markup
    { name: 'a', templates: { homepage: () => 'text' } } satisfies Theme,
    { name: 'a', resources: [] } satisfies AdminParts,
    // @ts-expect-error -- a misspelt member
    { name: 'a', resource: [] } satisfies AdminParts,
    {
      name: 'a',
      module: {
        file: new URL('file:///a'),
        contract: '^1',
        // @ts-expect-error -- an icon that the admin does not have
        pages: [{ path: 'a', title: 'A', icon: 'cat', permission: 'b' }],
      },
    } satisfies AdminParts,
    // @ts-expect-error -- a permission has a description
    { id: 'a' } satisfies Permission,
    // @ts-expect-error -- a carrier has a label
    { name: 'a', trackingUrl: () => null } satisfies Carrier,
    // @ts-expect-error -- a job has a schedule
    { id: 'a', run: async () => {} } satisfies Job,
  ];
  expectTypeOf(never).toBeFunction();
});

test('statements and refusals have types', () => {
  const row = z.object({ country: column.text, amount: column.decimal });
  const gone = refusal(404, 'GONE', 'It is gone');
  const never = async (db: Db) => {
    const found = await db.maybeOne(sql.type(row)`select country, amount from a`);
    expectTypeOf(found).toEqualTypeOf<{ country: string; amount: string } | null>();
    // @ts-expect-error -- a statement without the schema of its rows
    await db.one(sql`select 1`);
    // @ts-expect-error -- the code is missing
    throw refuse(404, 'It is gone');
  };
  expectTypeOf(never).toBeFunction();
  expectTypeOf(refuse(404, 'GONE', 'It is gone')).toBeObject();
  expectTypeOf(gone.is).toBeFunction();
  expectTypeOf(reply.text).toBeFunction();
  // @ts-expect-error -- a status is a number
  const wrong = () => reply.text('201', 'text');
  expectTypeOf(wrong).toBeFunction();
});
