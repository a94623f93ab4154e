import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { act, createAccount } from './account.ts';
import type { Account, Answer, Session } from './account.ts';

/** API key of the simulated account, which also signs the notices. */
export const KEY = 'paybox_key';

/** Starts the example's simulated gateway on this machine. It moves no money. */
export async function startPaybox() {
  const account = createAccount();
  const answers = new Map<string, Answer>();
  /** Failures simulated in tests: no response at all, or a connection that is cut after the gateway has acted. */
  const state = { isDown: false, cutsAfter: null as RegExp | null };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (state.isDown) return request.socket.destroy();
    if (path.startsWith('/pay/')) return payPage(account, request, response);
    const [status, body] = await answerOf({ account, answers, url }, request);
    if (state.cutsAfter?.test(path)) return request.socket.destroy();
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    state,
    sessions: account.sessions,
    choose: account.choose,
    notice: noticeOf,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Gateway {
  readonly account: Account;
  /** First response for each request ID, which is returned again for repeated requests. */
  readonly answers: Map<string, Answer>;
  readonly url: string;
}

async function answerOf({ account, answers, url }: Gateway, request: IncomingMessage): Promise<Answer> {
  if (request.headers.authorization !== `Bearer ${KEY}`) return [401, { reason: 'The key is not right' }];
  const [, folder, id = '', action = ''] = (request.url ?? '').split('/');
  if (folder === 'requests') return [200, { acted: answers.get(id)?.[0] === 200 }];
  const body = JSON.parse((await text(request)) || '{}') as Session;
  const session = account.sessions.get(id);
  if (id !== '' && !session) return [404, { reason: 'No such session' }];
  if (!session) return account.open(body, url);
  if (request.method === 'GET') return [200, session];
  const requestId = String(request.headers['request-id']);
  const answer = answers.get(requestId) ?? structuredClone(act(session, action, Number(body.amount ?? 0)));
  answers.set(requestId, answer);
  return answer;
}

/** Returns the gateway page on which the shopper pays or is declined. The page then redirects to the shop. */
async function payPage(
  account: Account,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const session = account.sessions.get(request.url?.split('/')[2] ?? '');
  if (!session) return response.writeHead(404).end();
  if (request.method === 'POST') {
    const choice = new URLSearchParams(await text(request)).get('choice');
    account.choose(session.session, choice === 'pay' ? 'pay' : 'decline');
    const back = new URL(session.return_to);
    back.searchParams.set('session', session.session);
    return response.writeHead(303, { location: back.href }).end();
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  return response.end(`<!doctype html><html lang="en"><title>Paybox</title><form method="post">
    <button name="choice" value="pay">Pay</button> <button name="choice" value="decline">Decline</button></form></html>`);
}

/** Returns a signed notice about a session, as the gateway posts it to the webhook. */
function noticeOf(id: string) {
  const body = new URLSearchParams({ session: id }).toString();
  const signature = createHmac('sha256', KEY).update(body).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'paybox-signature': signature },
  };
}
