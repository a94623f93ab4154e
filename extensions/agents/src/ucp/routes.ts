import { defineRoute, Reply, z } from '@shop/runtime/extension';
import type { Call, Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import type { Answer } from './answers.ts';
import { DOOR } from './door.ts';
import { catalogOperations } from './operations/catalogOperations.ts';
import type { Operation } from './operations/operation.ts';
import { orderOperations } from './operations/orderOperations.ts';
import { cartOperations, checkoutOperations } from './operations/sessionOperations.ts';
import { signedReply } from './signedReply.ts';
import { servingOf } from './visits.ts';

/** The way to an operation over REST. */
interface RestRoute {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path below `/ucp`. */
  readonly path: string;
  readonly operation: Operation;
  /** The status with a resource. Default: 200. */
  readonly status?: number;
  /** True if the answer is signed with the key of the shop. */
  readonly isSigned?: boolean;
  /** True for a POST that only reads. */
  readonly onlyReads?: boolean;
}

const CHECKOUTS = '/checkout-sessions';
const CARTS = '/carts';
const create = { method: 'POST', status: 201 } as const;
const search = { method: 'POST', onlyReads: true } as const;

const ROUTES: readonly RestRoute[] = [
  { ...create, id: 'createUcpCheckout', path: CHECKOUTS, operation: checkoutOperations.create },
  {
    method: 'GET',
    id: 'readUcpCheckout',
    path: `${CHECKOUTS}/{id}`,
    operation: checkoutOperations.read,
  },
  {
    method: 'PUT',
    id: 'replaceUcpCheckout',
    path: `${CHECKOUTS}/{id}`,
    operation: checkoutOperations.replace,
  },
  {
    method: 'POST',
    id: 'completeUcpCheckout',
    path: `${CHECKOUTS}/{id}/complete`,
    operation: checkoutOperations.complete,
    isSigned: true,
  },
  {
    method: 'POST',
    id: 'cancelUcpCheckout',
    path: `${CHECKOUTS}/{id}/cancel`,
    operation: checkoutOperations.cancel,
  },
  { ...create, id: 'createUcpCart', path: CARTS, operation: cartOperations.create },
  { method: 'GET', id: 'readUcpCart', path: `${CARTS}/{id}`, operation: cartOperations.read },
  { method: 'PUT', id: 'replaceUcpCart', path: `${CARTS}/{id}`, operation: cartOperations.replace },
  { method: 'POST', id: 'cancelUcpCart', path: `${CARTS}/{id}/cancel`, operation: cartOperations.cancel },
  { ...search, id: 'searchUcpCatalog', path: '/catalog/search', operation: catalogOperations.search },
  { ...search, id: 'lookUpUcpCatalog', path: '/catalog/lookup', operation: catalogOperations.lookUp },
  { ...search, id: 'readUcpProduct', path: '/catalog/product', operation: catalogOperations.product },
  { method: 'GET', id: 'readUcpOrder', path: '/orders/{id}', operation: orderOperations.read },
];

const byId = z.object({ id: z.string() });

/** Returns the routes of the protocol over REST. */
export const ucpRoutes = (config: AgentsConfig): readonly Route[] =>
  ROUTES.map((one) => routeOf(one, config));

function routeOf(
  { id, method, path, operation, status = 200, onlyReads = false, isSigned = false }: RestRoute,
  config: AgentsConfig,
): Route {
  const shared = {
    door: DOOR,
    access: 'public',
    id,
    method,
    path: `/ucp${path}`,
    ...(onlyReads && { idempotency: 'none' as const }),
    ...(method !== 'GET' && { body: operation.body }),
  } as const;
  const answer = async (about: string, { body, app, request }: Pick<Call, 'body' | 'app' | 'request'>) => {
    const serving = servingOf({ app, request }, config, operation.languageOf(body));
    const reply = replyOf(await operation.run(serving, { id: about, body }), status);
    return isSigned ? signedReply(serving.app, reply) : reply;
  };
  return path.includes('{id}')
    ? defineRoute({
        ...shared,
        params: byId,
        handle: ({ params, ...call }) => answer(params.id, call),
      })
    : defineRoute({ ...shared, handle: (call) => answer('', call) });
}

/** Answers over REST. Outcomes of the business are 200, also where there is nothing to tell about. */
function replyOf(answer: Answer, status: number): Reply {
  switch (answer.kind) {
    case 'told':
      return new Reply(status, answer.body);
    case 'nothing':
      return new Reply(200, answer.body);
    case 'conflict':
      return new Reply(409, { code: 'conflict', content: answer.content });
  }
}
