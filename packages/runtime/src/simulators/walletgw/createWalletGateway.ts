import { randomBytes } from 'node:crypto';
import { deliverWebhook } from '../deliverWebhook.ts';
import { createAnswers } from './answers.ts';
import { chosenUrl } from './approvalPage.ts';
import { createLedger, whole } from './ledger.ts';
import { WalletRefusal } from './walletRefusal.ts';
import type { Outcomes, WalletOrderState } from './walletState.ts';
import { createOperations, perform } from './operations.ts';
import type { CallAnswer, WalletCall } from './walletCall.ts';
import { newShopper } from './shopper.ts';
import type { WalletShopper } from './shopper.ts';
import { signDelivery } from './signing.ts';
import type { WalletDelivery } from './signing.ts';

export interface WalletGatewayParts {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  now(): Date;
  /** Returns the gateway's base URL. */
  url(): string;
}

/** Creates the gateway's records and request handling, without an HTTP server. */
export function createWalletGateway(parts: WalletGatewayParts) {
  const { webhookId, now } = parts;
  const secret = randomBytes(16).toString('hex');
  const outcomes: Outcomes = {
    capture: 'COMPLETED',
    authorization: 'CREATED',
    refund: 'COMPLETED',
    refusal: null,
  };
  const ledger = createLedger(outcomes);
  const shopper = newShopper();
  const answers = createAnswers(ledger, parts.url);
  const requests: WalletCall[] = [];
  const events: WalletDelivery[] = [];
  const tokens = new Set<string>();
  let webhookUrl: string | null = null;

  const sign = (body: string) => signDelivery({ secret, webhookId }, body, now());
  const event = (type: string, resource: unknown): WalletDelivery => sign(eventText(type, resource, now()));
  const report = (type: string, resource: unknown) => {
    const delivery = event(type, resource);
    if (webhookUrl === null) events.push(delivery);
    else void deliverWebhook(webhookUrl, delivery);
  };
  const operations = createOperations({ ledger, answers, secret, webhookId, now, report });
  const replies = new Map<string, CallAnswer>();

  return {
    ledger,
    shopper,
    outcomes,
    answers,
    requests,
    events,
    sign,
    event,
    tokens: () => tokens.size,
    /** Sends all future events to this webhook URL. If null, they are stored in `events`. */
    deliverTo: (url: string | null) => void (webhookUrl = url),
    /**
     * Approves an order on the shopper's behalf. With `isDeclined`, the shopper has insufficient funds. Returns the URL to redirect the
     * shopper to.
     */
    approve(orderId: string, isDeclined = false): string {
      const to = chosenUrl(ledger, orderId, 'approve');
      const order = approveOrder(ledger.order(orderId), shopper, isDeclined);
      report('CHECKOUT.ORDER.APPROVED', answers.order(order));
      return to;
    },
    /** Responds to an API request. `credentials` is the `Authorization` header. Throws `WalletRefusal`. */
    answer(credentials: string, call: WalletCall): CallAnswer {
      if (call.path === '/v1/oauth2/token') return giveToken(parts, tokens, credentials);
      if (!tokens.has(credentials.replace('Bearer ', '')))
        throw new WalletRefusal(401, 'AUTHENTICATION_FAILURE');
      requests.push(call);
      return perform(operations, replies, call);
    },
  };
}
function approveOrder(
  order: WalletOrderState,
  shopper: WalletShopper,
  isDeclined: boolean,
): WalletOrderState {
  const approved = { amount: whole(order), shopper: structuredClone(shopper) };
  return Object.assign(order, { status: 'APPROVED', isDeclined, approved } as const);
}

export type WalletGateway = ReturnType<typeof createWalletGateway>;

const eventText = (event_type: string, resource: unknown, now: Date): string =>
  JSON.stringify({
    id: `WH-${randomBytes(8).toString('hex')}`,
    event_version: '1.0',
    event_type,
    create_time: now.toISOString(),
    resource,
  });

const TOKEN_SECONDS = 32_400;

function giveToken(
  { clientId, clientSecret }: WalletGatewayParts,
  tokens: Set<string>,
  credentials: string,
): CallAnswer {
  const sent = Buffer.from(credentials.replace('Basic ', ''), 'base64').toString();
  if (sent !== `${clientId}:${clientSecret}`) {
    const body = { error: 'invalid_client', error_description: 'Client Authentication failed' };
    return { status: 401, body };
  }
  const access_token = randomBytes(16).toString('hex');
  tokens.add(access_token);
  return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS } };
}
