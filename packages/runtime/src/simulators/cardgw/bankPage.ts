import type { CardState } from './cardState.ts';
import { GatewayFault } from './gatewayFault.ts';

const PATH = /^\/authenticate\/([^/]+)$/;

/** An answer to a request for a page of the simulator. */
interface PageAnswer {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
}

/**
 * Answers requests for the page of the shopper's bank, which asks to confirm a payment. Returns null for other paths. A form that sends
 * `outcome` confirms or declines, and leads back to the shop.
 */
export function bankPage(state: CardState, url: URL, outcome: string | null): PageAnswer | null {
  const id = PATH.exec(url.pathname)?.[1];
  if (id === undefined) return null;
  const intent = state.intents.get(id);
  const back = URL.parse(url.searchParams.get('return_url') ?? '');
  if (!intent || !back || url.searchParams.get('client_secret') !== intent.client_secret)
    return { status: 404, html: 'No such payment' };
  if (outcome === null) return { status: 200, html: PAGE };
  try {
    state.authenticate(id, outcome === 'succeeded' ? 'succeeded' : 'failed');
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
  }
  back.searchParams.set('payment_intent', id);
  back.searchParams.set('redirect_status', outcome === 'succeeded' ? 'succeeded' : 'failed');
  return { status: 303, location: back.href };
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Simulated bank</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Simulated bank</h1>
<p>Do you confirm this payment? No money moves.</p><form method="post">
<p><button name="outcome" value="succeeded">Confirm the payment</button></p>
<p><button name="outcome" value="failed">Decline the payment</button></p></form></main></body></html>`;
