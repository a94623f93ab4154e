import { requestOf } from './connection.ts';
import type { Connection, Request } from './connection.ts';

/** An operation of a shopper or an API client that is measured as a unit. */
export interface Operation<Input = unknown> {
  readonly name: string;
  /** Maximum number of SQL statements, excluding the caller lookup. */
  readonly statementBudget?: number;
  /** Number of SQL statements for the caller lookup. */
  readonly callerStatements?: number;
  /** Prepares the input of a run before the time is measured. */
  prepare(connection: Connection): Promise<Input> | Input;
  run(connection: Connection, input: Input): Promise<unknown>;
}

export interface Product {
  readonly uuid: string;
  readonly sku: string;
}

export interface Catalogue {
  readonly products: readonly Product[];
  readonly adminToken: string;
}

/** Product query of the performance budgets, with 15 scalar fields. */
export const PRODUCT_QUERY = `query Product($id: ID!) {
  product(id: $id) {
    productId uuid name sku status visibility urlKey url groupId noShippingRequired
    description shortDescription metaTitle metaDescription metaKeywords
  }
}`;

const LISTING_QUERY = `query Products($page: String!) {
  products(filters: [{ key: "page", operation: eq, value: $page }, { key: "limit", operation: eq, value: "20" }]) {
    total
    currentPage
    items { productId uuid name sku url urlKey price { regular { value text } } image { url alt } }
  }
}`;

const OFFER_QUERY =
  'query Offer($id: String!) { cart(id: $id) { availableShippingMethods { providerCode code name cost { value } } } }';

const ADDRESS = {
  full_name: 'Ada Lovelace',
  telephone: '555 0100',
  address_1: '12 Analytical Row',
  city: 'Oakland',
  province: 'US-CA',
  country: 'US',
  postcode: '94607',
};

/** Start of a GraphQL response that contains only errors. */
const ERRORS = '{"errors"';

/** Sends a request, expects that it succeeds, and parses the response. */
export async function call(connection: Connection, request: Request) {
  const { status, body } = await connection.send(request);
  const text = body.toString();
  if (status !== 200 || text.startsWith(ERRORS)) throw new Error(`Answered ${status}: ${text}`);
  return JSON.parse(text).data;
}

/** Sends a request, expects that it succeeds, and ignores the response. */
export async function send(connection: Connection, request: Request): Promise<void> {
  const { status, body } = await connection.send(request);
  if (status !== 200 || body.toString('latin1', 0, ERRORS.length) === ERRORS)
    throw new Error(`Answered ${status}: ${body.toString()}`);
}

const post = (path: string, body: object) => requestOf('POST', path, { body });
export const query = (document: string, variables: object) =>
  post('/graphql', { query: document, variables });

/** Creates the request for a page of 20 of all products. */
export const listingPage = (page: number): Request => query(LISTING_QUERY, { page: String(page) });

/** Adds everything to a cart that ordering it requires. */
export async function fillCart(connection: Connection, id: string): Promise<void> {
  const set = (path: string, body: object) => send(connection, post(`/api/carts/${id}/${path}`, body));
  await set('contacts', { email: 'ada@example.com' });
  await set('addresses', { type: 'shipping', address: ADDRESS });
  await set('addresses', { type: 'billing', address: ADDRESS });
  const { cart } = await call(connection, query(OFFER_QUERY, { id }));
  const [method] = cart.availableShippingMethods;
  await set('shippingMethods', { provider_code: method.providerCode, method_code: method.code });
  await set('paymentMethods', { method_code: 'cod', method_name: 'Cash on delivery' });
}

export function operationsOn({ products, adminToken }: Catalogue) {
  const any = () => products[Math.floor(Math.random() * products.length)] as Product;
  const newCart = () => post('/api/carts', { items: [{ sku: any().sku, qty: 1 }] });
  const createCart = async (connection: Connection): Promise<string> =>
    (await call(connection, newCart())).cartId;

  /** Turns a cart with one line into a cart with two lines that is ready to be ordered. */
  async function completeCart(connection: Connection, id: string): Promise<void> {
    await send(connection, post(`/api/carts/${id}/items`, { sku: any().sku, qty: 1 }));
    await fillCart(connection, id);
  }

  const patch = (id: string, details: object) => requestOf('PATCH', `/api/carts/${id}`, { body: details });
  const placeOrder = (cartId: string) => post('/api/orders', { cart_id: cartId });

  return {
    productRead: {
      name: 'product read (GraphQL)',
      statementBudget: 1,
      prepare: () => query(PRODUCT_QUERY, { id: any().uuid }),
      run: send,
    } satisfies Operation<Request>,

    productRest: {
      name: 'product read (REST, admin)',
      statementBudget: 1,
      callerStatements: 1,
      prepare: () => requestOf('GET', `/api/products/${any().uuid}`, { token: adminToken }),
      run: send,
    } satisfies Operation<Request>,

    listing: {
      name: 'listing of 20 (GraphQL)',
      statementBudget: 3,
      prepare: () => listingPage(1 + Math.floor(Math.random() * 50)),
      run: send,
    } satisfies Operation<Request>,

    createCart: {
      name: 'create cart',
      prepare: newCart,
      run: send,
    } satisfies Operation<Request>,

    addItem: {
      name: 'add item',
      statementBudget: 4,
      prepare: async (connection) =>
        post(`/api/carts/${await createCart(connection)}/items`, { sku: any().sku, qty: 1 }),
      run: send,
    } satisfies Operation<Request>,

    placeOrder: {
      name: 'place order',
      statementBudget: 10,
      async prepare(connection) {
        const id = await createCart(connection);
        await completeCart(connection, id);
        return placeOrder(id);
      },
      run: send,
    } satisfies Operation<Request>,

    checkout: {
      name: 'whole checkout (9 requests)',
      prepare: () => null,
      async run(connection) {
        const id = await createCart(connection);
        await completeCart(connection, id);
        await send(connection, placeOrder(id));
      },
    } satisfies Operation<null>,

    patchedCheckout: {
      name: 'whole checkout (3 requests)',
      async prepare(connection) {
        const id = await createCart(connection);
        const cart = await call(connection, patch(id, { shipping_address: ADDRESS }));
        const [{ provider_code, code: method_code }] = cart.available_shipping_methods;
        return {
          customer_email: 'ada@example.com',
          shipping_address: ADDRESS,
          billing_address: ADDRESS,
          shipping_method: { provider_code, method_code },
          payment_method: { method_code: 'cod' },
        };
      },
      async run(connection, details) {
        const id = await createCart(connection);
        await send(connection, patch(id, details));
        await send(connection, placeOrder(id));
      },
    } satisfies Operation<object>,
  };
}

/** Creates the operations of the baseline program, which runs the same statements. */
export function floorOperationsOn({ products, adminToken }: Catalogue) {
  const any = () => products[Math.floor(Math.random() * products.length)] as Product;
  const read = (name: string, path: string): Operation<Request> => ({
    name,
    prepare: () => requestOf('GET', `/${path}/${any().uuid}`, { token: adminToken }),
    run: send,
  });
  return {
    card: read('floor: statement of the GraphQL read', 'card'),
    product: read('floor: statement of the REST read', 'product'),
    callerAndProduct: read('floor: both statements of the REST read', 'callerAndProduct'),
  };
}
