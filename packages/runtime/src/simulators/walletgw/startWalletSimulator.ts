import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWalletGateway } from './createWalletGateway.ts';
import type { WalletGateway } from './createWalletGateway.ts';
import { createFaults } from './faults.ts';
import type { Faults, WalletFault } from './faults.ts';
import { WalletRefusal } from './walletRefusal.ts';
import type { Ledger } from './ledger.ts';
import type { Outcomes } from './walletState.ts';
import type { CallAnswer, WalletCall } from './walletCall.ts';
import type { WalletShopper } from './shopper.ts';
import type { WalletDelivery } from './signing.ts';
import { send, answerPage } from './walletPage.ts';

/** The port, the credentials and the clock of a wallet gateway simulator. */
export interface WalletSimulatorOptions {
  /** The port. The default, 0, selects a free port. */
  readonly port?: number;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly webhookId?: string;
  /** Returns the current time. Default: the system clock. */
  now?(): Date;
}

/** A running wallet gateway simulator, with its credentials and records. */
export interface WalletSimulator {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The orders and payments. Tests may change them. */
  readonly ledger: Ledger;
  /** The account of the shopper, which the wallet shares with the shop in express payments. Tests may change it. */
  readonly shopper: WalletShopper;
  /** The statuses of upcoming payments. Tests may change them. */
  readonly outcomes: Outcomes;
  /** The API requests, oldest first, without token requests. */
  readonly requests: readonly WalletCall[];
  /** Returns the number of access tokens issued. */
  tokens(): number;
  /** Plans a fault for upcoming requests with a matching path. */
  fault(path: RegExp, fault: WalletFault, times?: number): void;
  clearFaults(): void;
  /**
   * Approves a payment on the shopper's behalf. With `isDeclined`, the shopper has insufficient funds, so the capture is rejected.
   * Returns the URL to redirect the shopper to.
   */
  approve(orderId: string, isDeclined?: boolean): string;
  /** Sends all future events to this webhook URL. Retries each event until the shop accepts it. If null, events are stored in `events`. */
  deliverTo(webhookUrl: string | null): void;
  /** Creates a signed webhook. */
  event(type: string, resource: unknown): WalletDelivery;
  /** Signs a webhook body. */
  sign(body: string): WalletDelivery;
  /** The undelivered webhooks, oldest first. */
  readonly events: WalletDelivery[];
  /** Functions that return orders, captures, authorizations and refunds in the gateway's API format. */
  readonly answers: WalletGateway['answers'];
  stop(): Promise<void>;
}

/**
 * Starts the wallet gateway simulator as a local HTTP server. It stores orders, payments and refunds, supports planned faults, and sends
 * webhooks that it can verify. Each request is validated against the gateway's published documentation.
 */
export async function startWalletSimulator(options: WalletSimulatorOptions = {}): Promise<WalletSimulator> {
  const { clientId = 'wallet-client', clientSecret = 'wallet-secret', webhookId = 'WH1SIMULATOR' } = options;
  const account = { clientId, clientSecret, webhookId };
  let url = '';
  const gateway = createWalletGateway({
    ...account,
    now: options.now ?? (() => new Date()),
    url: () => url,
  });
  const faults = createFaults();
  const server = createServer((request, response) => {
    answerRequest(gateway, faults, request, response).catch((error: unknown) => {
      const refusal =
        error instanceof WalletRefusal
          ? error
          : new WalletRefusal(500, 'INTERNAL_SERVER_ERROR', String(error));
      send(response, refusalBody(refusal));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...gateway,
    ...account,
    url,
    fault: faults.plan,
    clearFaults: faults.clear,
    async stop() {
      gateway.deliverTo(null);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answerRequest(
  gateway: WalletGateway,
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/checkoutnow')
    return answerPage(gateway, request, response, searchParams.get('token') ?? '');
  const { authorization = '', 'paypal-request-id': id } = request.headers;
  const call: WalletCall = {
    method: request.method ?? 'GET',
    path: pathname,
    requestId: typeof id === 'string' ? id : null,
    text: await readText(request),
  };
  const fault = faults.take(pathname);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'error') throw new WalletRefusal(500, 'INTERNAL_SERVER_ERROR');
  if (fault?.kind === 'answer') return send(response, fault);
  const answer = gateway.answer(authorization, call);
  if (fault?.kind === 'cut') return void request.socket.destroy();
  if (fault?.kind === 'slow') await sleep(fault.ms);
  send(response, answer);
}

const refusalBody = ({ status, issue, message }: WalletRefusal): CallAnswer => ({
  status,
  body: {
    name: NAMES[status] ?? 'ERROR',
    message,
    debug_id: randomBytes(6).toString('hex'),
    details: [{ issue, description: message }],
    links: [],
  },
});
const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
  500: 'INTERNAL_SERVER_ERROR',
};
