import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import type { WalletAccount } from './walletAccount.ts';
import { WalletError, walletErrorOf } from './walletError.ts';

export interface WalletRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** JSON request body. */
  readonly body?: string;
  /** Request ID. The gateway acts only once per request ID, even if responses are lost. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** True if an earlier request with the same ID may have succeeded. Default: true. */
  readonly isRetry?: boolean;
}

/** HTTP client for the gateway. Use it only for requests that may be repeated: reads, requests with an ID, releases, and changes of orders. */
export interface WalletClient {
  /**
   * Sends a request and returns the parsed response, or null for an empty body. Makes up to three attempts with the same request ID. Must
   * not run inside a transaction. Throws `WalletError` for a definite rejection or an unknown outcome.
   */
  send(app: AppContext, account: WalletAccount, request: WalletRequest): Promise<unknown>;
}

interface Token {
  readonly value: string;
  /** Expiration time in milliseconds since 1970, by the shop's clock. */
  readonly until: number;
}

const TRIES = 3;
const PAUSE_MS = 100;
/** Seconds before expiration at which a token is no longer used. */
const MARGIN_SECONDS = 60;

/** Token response. A token without a lifetime is used for only one call. */
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().default(0) });

/** Creates a client that caches one access token per base URL and client ID. */
export function createWalletClient(timeoutMs: number): WalletClient {
  const tokens = new Map<string, Promise<Token>>();
  const send = (app: AppContext, url: string, init: RequestInit) => answerOf(app, url, init, timeoutMs);

  async function tokenFor(app: AppContext, account: WalletAccount): Promise<string> {
    const key = keyOf(account);
    const known = await tokens.get(key)?.catch(() => undefined);
    if (known && known.until > app.clock.now().getTime()) return known.value;
    const fresh = fetchToken(app, account, send);
    tokens.set(key, fresh);
    return (await fresh).value;
  }

  async function sendOnce(app: AppContext, account: WalletAccount, request: WalletRequest): Promise<unknown> {
    const token = await tokenFor(app, account);
    try {
      return await send(app, account.base + request.path, initOf(request, token));
    } catch (error) {
      if (error instanceof WalletError && error.status === 401) tokens.delete(keyOf(account));
      throw error;
    }
  }

  return {
    async send(app, account, request) {
      let mayBeDone = request.isRetry ?? true;
      for (let tried = 1; ; tried += 1) {
        try {
          return await sendOnce(app, account, request);
        } catch (error) {
          mayBeDone ||= !(error instanceof WalletError && error.isRefusal);
          const isOver = tried === TRIES || request.signal?.aborted;
          if (isOver || (error instanceof WalletError && error.isDefinite))
            throw error instanceof WalletError && !mayBeDone ? error.asFirstWord() : error;
          app.log.warn({ err: error, path: request.path, tried }, 'wallet gateway called again');
          await sleep(PAUSE_MS * tried);
        }
      }
    },
  };
}

const keyOf = ({ base, clientId }: WalletAccount) => `${base} ${clientId}`;

function initOf({ method, body, requestId, signal }: WalletRequest, token: string): RequestInit {
  return {
    method,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
    },
  };
}

async function fetchToken(
  app: AppContext,
  { base, clientId, clientSecret }: WalletAccount,
  send: (app: AppContext, url: string, init: RequestInit) => Promise<unknown>,
): Promise<Token> {
  const now = app.clock.now().getTime();
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await send(app, `${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const token = tokenAnswer.safeParse(answer);
  if (!token.success) throw new WalletError('The wallet gateway did not return an access token', null);
  return {
    value: token.data.access_token,
    until: now + (token.data.expires_in - MARGIN_SECONDS) * 1000,
  };
}

/** Sends one request and returns its parsed response. Throws `WalletError` unless the response is successful. */
async function answerOf(
  app: AppContext,
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<unknown> {
  let status: number;
  let text: string;
  try {
    const response = await app.fetch(url, { ...init, redirect: 'manual', timeoutMs });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new WalletError('The wallet gateway did not respond', null, null, error);
  }
  const body = parse(text);
  if (status < 200 || status >= 300) throw walletErrorOf(status, body);
  if (body === undefined) throw new WalletError("The wallet gateway's response is not JSON", null);
  return body;
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // If a response is not JSON, only its status is used.
  }
}
