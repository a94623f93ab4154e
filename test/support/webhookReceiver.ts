import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf } from './shop.ts';

/** A request that the receiver got. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  readonly id: string;
  readonly at: number;
}

type Behave = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

/** Responds with only a status. */
export const answering =
  (status: number): Behave =>
  (_request, response) =>
    void response.writeHead(status).end();

/** Accepts the request and never responds. */
export const hanging: Behave = () => undefined;

/** Closes the connection without a response. */
export const cutting: Behave = (_request, response) => void response.destroy();

/** Starts a successful response and closes the connection before it is complete. */
export const halving: Behave = (_request, response) => {
  response.writeHead(200, { 'content-length': 1000 });
  response.write('half', () => response.destroy());
};

/** Starts an HTTP server that stores all requests it receives. `behave` may be changed while it runs. */
export async function startReceiver(behave: Behave = answering(204)) {
  const received: ReceivedRequest[] = [];
  const receiver = { behave };
  const server = createServer((request, response) => {
    void readRequest(request).then(async (one) => {
      received.push(one);
      await receiver.behave(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    behave: (next: Behave) => {
      receiver.behave = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = request.headers as Record<string, string | undefined>;
  return {
    path: request.url ?? '',
    headers,
    body: Buffer.concat(parts).toString(),
    id: headers['webhook-id'] ?? '',
    at: performance.now(),
  };
}

/** Config that allows a test shop to send webhooks to receivers on this machine. */
export const toThisMachine = { webhooks: { allowedHosts: ['127.0.0.1'] } };

export const pollOptions = { timeout: 120_000, interval: 25 };

/** Returns the functions with which tests use their shop's webhooks. */
export function webhooksOf(
  shop: () => TestShop,
  admin: TestShop['admin'] = (...call) => shop().admin(...call),
) {
  const createWebhook = async (url: string, topics: readonly string[] = ['*']) =>
    dataOf(await admin('POST', '/api/webhooks', { url, topics })) as {
      readonly uuid: string;
      readonly secret: string;
    };

  const deliveriesOf = async (webhook: { readonly uuid: string }, query = 'limit=100') =>
    dataOf(await admin('GET', `/api/webhooks/${webhook.uuid}/deliveries?${query}`)) as readonly Record<
      string,
      unknown
    >[];

  /** Emits a product change event. The product does not have to exist. */
  const emitChange = (productUuid: string, step: number): Promise<void> => {
    const { app } = shop();
    return app.emit(app.db, {
      name: 'product_updated',
      payload: { productId: step, productUuid, sku: `SKU-${step}` },
    });
  };

  /** Waits until a webhook has no pending deliveries. */
  const settled = (webhook: { readonly uuid: string }) =>
    vi.waitFor(async () => {
      expect(await deliveriesOf(webhook, 'status=pending&limit=1')).toEqual([]);
    }, pollOptions);

  return { createWebhook, deliveriesOf, emitChange, settled };
}
