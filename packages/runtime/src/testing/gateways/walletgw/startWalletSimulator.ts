import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAnswers } from './answers.ts';
import { approvalPage, chosenUrl } from './approvalPage.ts';
import { createFaults } from './faults.ts';
import type { WalletFault } from './faults.ts';
import { createLedger, WalletRefusal } from './ledger.ts';
import type { Ledger, Outcomes } from './ledger.ts';
import { createOperations, perform } from './operations.ts';
import type { Answered, Asked } from './operations.ts';
import { signDelivery } from './signing.ts';
import type { WalletDelivery } from './signing.ts';

export interface WalletSimulatorOptions {
  /** 0, the default, is a free one. */
  readonly port?: number;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly webhookId?: string;
  /** Where its events are sent to by themselves. Absent: they wait in `events`. */
  readonly webhookUrl?: string;
  /** Default: the machine's. */
  now?(): Date;
}

export interface WalletSimulator {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Its orders and money; may be changed. */
  readonly ledger: Ledger;
  /** What becomes of the next payments. */
  readonly outcomes: Outcomes;
  /** What it was asked, tokens aside, oldest first. */
  readonly requests: readonly Asked[];
  /** How many tokens it gave. */
  tokens(): number;
  /** Goes wrong with the next requests whose path fits. */
  fault(path: RegExp, fault: WalletFault, times?: number): void;
  clearFaults(): void;
  /** The shopper approves the payment. Returns the address that the shopper is sent to. */
  approve(orderId: string): string;
  /** A signed webhook. */
  event(type: string, resource: unknown): WalletDelivery;
  /** A signed webhook with a text of its own. */
  sign(body: string): WalletDelivery;
  /** What it has to tell by webhook since it was last emptied, oldest first. */
  readonly events: WalletDelivery[];
  /** The gateway's view of an order, a capture, an authorisation or a refund. */
  readonly answers: ReturnType<typeof createAnswers>;
  stop(): Promise<void>;
}

/**
 * The wallet gateway as a local HTTP server: orders, payments and refunds with state, faults, and webhooks that its own
 * verification knows. Each request is checked by rules written from the gateway's descriptions.
 */
export async function startWalletSimulator(options: WalletSimulatorOptions = {}): Promise<WalletSimulator> {
  const { clientId = 'wallet-client', clientSecret = 'wallet-secret', webhookId = 'WH1SIMULATOR' } = options;
  const now = options.now ?? (() => new Date());
  const outcomes: Outcomes = {
    capture: 'COMPLETED',
    authorization: 'CREATED',
    refund: 'COMPLETED',
    refusal: null,
  };
  const secret = randomBytes(16).toString('hex');
  const ledger = createLedger(outcomes);
  const faults = createFaults();
  const requests: Asked[] = [];
  const events: WalletDelivery[] = [];
  const replies = new Map<string, Answered>();
  const tokens = new Set<string>();
  let url = '';
  const answers = createAnswers(ledger, () => url);

  const sign = (body: string) => signDelivery({ secret, webhookId }, body, now());
  const event: WalletSimulator['event'] = (type, resource) =>
    sign(
      JSON.stringify({
        id: `WH-${randomBytes(8).toString('hex')}`,
        event_version: '1.0',
        event_type: type,
        create_time: now().toISOString(),
        resource,
      }),
    );
  const happened = (type: string, resource: unknown) => {
    const delivery = event(type, resource);
    if (options.webhookUrl === undefined) events.push(delivery);
    else void deliver(options.webhookUrl, delivery);
  };
  const operations = createOperations({ ledger, answers, secret, webhookId, now, happened });

  function approve(orderId: string): string {
    const to = chosenUrl(ledger, orderId, 'approve');
    ledger.order(orderId).status = 'APPROVED';
    happened('CHECKOUT.ORDER.APPROVED', answers.order(ledger.order(orderId)));
    return to;
  }

  function giveToken(request: IncomingMessage): Answered {
    const sent = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    if (sent !== `${clientId}:${clientSecret}`)
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      };
    const access_token = randomBytes(16).toString('hex');
    tokens.add(access_token);
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  function answerTo(request: IncomingMessage, asked: Asked): Answered {
    if (asked.path === '/v1/oauth2/token') return giveToken(request);
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return refusalBody(new WalletRefusal(401, 'AUTHENTICATION_FAILURE'));
    requests.push(asked);
    return perform(operations, replies, asked);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(approvalPage(ledger, id));
    }
    const choice = new URLSearchParams(await readText(request)).get('choice') ?? '';
    response.writeHead(303, { location: choice === 'approve' ? approve(id) : chosenUrl(ledger, id, choice) });
    response.end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname === '/checkoutnow') return answerPage(request, response, searchParams.get('token') ?? '');
    const id = request.headers['paypal-request-id'];
    const asked = {
      method: request.method ?? 'GET',
      path: pathname,
      requestId: typeof id === 'string' ? id : null,
      text: await readText(request),
    };
    const fault = faults.take(pathname);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'error')
      return send(response, refusalBody(new WalletRefusal(500, 'INTERNAL_SERVER_ERROR')));
    if (fault?.kind === 'answer') return send(response, fault);
    const answer = answerTo(request, asked);
    if (fault?.kind === 'cut') return void request.socket.destroy();
    if (fault?.kind === 'slow') await sleep(fault.ms);
    send(response, answer);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
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
    url,
    clientId,
    clientSecret,
    webhookId,
    ledger,
    outcomes,
    requests,
    tokens: () => tokens.size,
    fault: faults.plan,
    clearFaults: faults.clear,
    approve,
    event,
    sign,
    events,
    answers,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const refusalBody = ({ status, issue, message }: WalletRefusal): Answered => ({
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

function send(response: ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === null ? '' : JSON.stringify(body));
}

/** Tries a few times, as the gateway does. */
async function deliver(webhookUrl: string, { body, headers }: WalletDelivery): Promise<void> {
  for (const pause of [0, 500, 2000, 5000]) {
    await sleep(pause);
    try {
      const { ok } = await fetch(webhookUrl, { method: 'POST', body, headers });
      if (ok) return;
    } catch {
      // The shop is not there at the moment.
    }
  }
}
