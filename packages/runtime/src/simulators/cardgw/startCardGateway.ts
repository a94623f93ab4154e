import type { AddressInfo } from 'node:net';
import { deliverWebhook } from '../deliverWebhook.ts';
import type { SignedText } from '../deliverWebhook.ts';
import type { CardCall } from './answerCall.ts';
import { answererOf } from './answerOnce.ts';
import { bankPage } from './bankPage.ts';
import { CardState } from './cardState.ts';
import { FaultPlan } from './faults.ts';
import { LIBRARY_PATH, listenForCalls } from './listenForCalls.ts';
import type { CardEvent } from './objects.ts';
import { signEvent } from './signEvent.ts';
import type { CardGateway } from './cardGatewayActions.ts';
import { KEYS, actionsOf } from './cardGatewayActions.ts';

/** Starts a card gateway simulator on a port. The default, 0, selects a free port. */
export async function startCardGateway({ port = 0 } = {}): Promise<CardGateway> {
  const calls: CardCall[] = [];
  const events: CardEvent[] = [];
  const faults = new FaultPlan();
  let webhookUrl: string | null = null;
  const state = new CardState((event) => {
    events.push(event);
    if (webhookUrl) void deliverWebhook(webhookUrl, signed(event));
  });
  const pages = (url: URL, outcome: string | null) => bankPage(state, url, outcome);
  const server = await listenForCalls(port, calls, faults, answererOf(state, KEYS), pages);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.address = url;
  return {
    ...KEYS,
    url,
    scriptUrl: url + LIBRARY_PATH,
    calls,
    events,
    ...actionsOf(state),
    breakNext: (fault) => faults.add(fault),
    signed,
    deliverTo: (to) => void (webhookUrl = to),
    async stop() {
      webhookUrl = null;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function signed(event: unknown, at = new Date()): SignedText {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const signature = signEvent(body, KEYS.endpointSecret, at);
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}
