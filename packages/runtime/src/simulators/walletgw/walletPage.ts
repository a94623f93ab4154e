import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { approvalPage, chosenUrl } from './approvalPage.ts';
import type { WalletGateway } from './createWalletGateway.ts';
import type { CallAnswer } from './walletCall.ts';

/** Answers the page on which a shopper approves or cancels a payment. */
export async function answerPage(
  gateway: WalletGateway,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return void response.end(approvalPage(gateway.ledger.order(id), gateway.shopper));
  }
  const choice = new URLSearchParams(await readText(request)).get('choice') ?? '';
  const location =
    choice === 'cancel' ? chosenUrl(gateway.ledger, id, choice) : gateway.approve(id, choice === 'decline');
  response.writeHead(303, { location });
  response.end();
}

/** Sends a JSON answer. */
export function send(response: ServerResponse, { status, body }: CallAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === null ? '' : JSON.stringify(body));
}
