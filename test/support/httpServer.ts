import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { systemClock } from '../../packages/runtime/src/platform/clock.ts';
import { shopConfig } from '../../packages/runtime/src/platform/config/schema.ts';
import { liveShop } from '../../packages/runtime/src/platform/config/liveShop.ts';
import { speak } from '../../packages/runtime/src/platform/languages/speaking.ts';
import { createTexts } from '../../packages/runtime/src/platform/messages/createTexts.ts';
import { createProcessors } from '../../packages/runtime/src/platform/registry/createProcessors.ts';
import type { ShopConfigInput } from '../../packages/runtime/src/platform/config/schema.ts';
import type { ServerContext } from '../../packages/runtime/src/platform/serverContext.ts';
import type { Authenticator } from '../../packages/runtime/src/platform/contracts/caller.ts';
import type { Door } from '../../packages/runtime/src/platform/contracts/door.ts';
import type { Health } from '../../packages/runtime/src/platform/http/healthRoutes.ts';
import type { Route } from '../../packages/runtime/src/platform/contracts/route.ts';
import { createLimits } from '../../packages/runtime/src/platform/rateLimit/limits.ts';
import { createMemoryCounters } from '../../packages/runtime/src/platform/rateLimit/memoryCounters.ts';
import { createHttp } from '../../packages/runtime/src/platform/http/server.ts';
import { createLogger } from '../../packages/runtime/src/platform/logger.ts';

export interface HttpTestParts {
  /** Simulates `shop dev`, which lets pages of this machine read the storefront. */
  readonly localhost?: boolean;
  readonly routes?: readonly Route[];
  readonly doors?: readonly Door[];
  readonly authenticators?: readonly Authenticator[];
  readonly health?: Health;
  readonly config?: ShopConfigInput;
  readonly closeDeadlineMs?: number;
  readonly arrivalMs?: number;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Request body. An object is sent as JSON. Strings and bytes are sent unchanged, without a content type. */
  readonly body?: object | string | Buffer;
  /** Sends the body in chunks, without a Content-Length header. */
  readonly chunked?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Parsed JSON of the response. Undefined if the response is not JSON. */
  readonly json: unknown;
}

/** Starts only the HTTP layer on a real port, without a database. Limits are off unless the config sets them. */
export async function startHttp(parts: HttpTestParts = {}) {
  const lines: Record<string, unknown>[] = [];
  const app = contextOf(parts.config ?? {}, (line) => lines.push(JSON.parse(line)), parts.localhost);
  const http = createHttp({
    app,
    routes: parts.routes ?? [],
    doors: parts.doors ?? [],
    authenticators: parts.authenticators ?? [],
    health: parts.health ?? (() => ({ status: 'ok' })),
    ...(parts.closeDeadlineMs !== undefined && { closeDeadlineMs: parts.closeDeadlineMs }),
    ...(parts.arrivalMs !== undefined && { arrivalMs: parts.arrivalMs }),
  });
  const { port } = await http.listen(0, '127.0.0.1');
  return {
    port,
    lines,
    call: (method: string, path: string, options?: CallOptions) => send(port, method, path, options),
    close: () => http.close(),
  };
}

/** Returns the parts of the shop that the HTTP layer needs: config, clock, limits and log. */
export function contextOf(
  input: ShopConfigInput,
  write: (line: string) => void = () => {},
  localhost = false,
): ServerContext {
  const config = shopConfig.parse({ rateLimit: false, ...input });
  const whole = {
    ...config,
    mode: config.mode ?? 'production',
    shop: liveShop(config.shop, config.shop.url ?? 'http://shop.test'),
    session: { secret: 's'.repeat(32) },
    cors: { ...config.cors, localhost },
    storeDir: '/nowhere',
    configFile: 'shop.config.ts',
  };
  const parts: Partial<ServerContext> = {
    limits: createLimits(config.rateLimit, createMemoryCounters()),
    config: whole,
    clock: systemClock,
    log: createLogger({ mode: 'production', destination: { write } }),
  };
  speak(parts, whole, createTexts([]), createProcessors([], []));
  return parts as ServerContext;
}

export function send(port: number, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { body, chunked } = options;
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const payload = isJson ? JSON.stringify(body) : body;
  const headers: Record<string, string> = {
    ...(isJson && { 'content-type': 'application/json' }),
    ...(payload !== undefined && !chunked && { 'content-length': String(Buffer.byteLength(payload)) }),
    ...(chunked && { 'transfer-encoding': 'chunked' }),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', method, path, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text, json: parsed(text) });
      });
    });
    req.on('error', reject);
    req.end(payload);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
