import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Koa from 'koa';
import { replayAnswer } from './idempotency/replayAnswer.ts';
import type { RefusalCheck } from './routePlan.ts';
import type { ServerContext } from '../serverContext.ts';
import { answerClientError } from './answer/answerClientError.ts';
import { answerErrors } from './answer/answerErrors.ts';
import { answerRefusedForm } from './answer/answerRefusedForm.ts';
import type { Authenticator } from '../contracts/caller.ts';
import { choosePrices } from './request/choosePrices.ts';
import { checkAccess } from './request/checkAccess.ts';
import { compressAnswer } from './answer/compressAnswer.ts';
import { answerCors } from './answer/cors.ts';
import type { Door } from '../contracts/door.ts';
import { createDoors } from './doors.ts';
import type { Exchange, Step } from './request/exchange.ts';
import { handleRoute } from './handleRoute.ts';
import { healthRoutes } from './healthRoutes.ts';
import type { Health } from './healthRoutes.ts';
import { identifyCaller } from './request/identifyCaller.ts';
import { limitAttempts } from './limits/limitAttempts.ts';
import { logAttempts } from './limits/logAttempts.ts';
import { limitAdmins, limitRate } from './limits/limitRate.ts';
import { logRequest } from './request/logRequest.ts';
import { measureRequest } from './request/measureRequest.ts';
import { nodeHttp } from './answer/nodeHttp.ts';
import { openExchange } from './openExchange.ts';
import { refreshHeld } from './request/refreshHeld.ts';
import { refuseWhileClosed } from './request/refuseWhileClosed.ts';
import { readInput } from './forms/readInput.ts';
import type { Route } from '../contracts/route.ts';
import { createRouter } from './router.ts';
import { setHeaders } from './answer/setHeaders.ts';
import { traceRequest } from './request/traceRequest.ts';
import { writeAnswer } from './answer/writeAnswer.ts';

export interface HttpParts {
  readonly app: ServerContext;
  readonly routes: readonly Route[];
  /** The doors of the extensions. Default: none. */
  readonly doors?: readonly Door[];
  readonly authenticators: readonly Authenticator[];
  readonly health: Health;
  /** Time in milliseconds that requests in progress have to finish after `close`. Default: 10,000. */
  readonly closeDeadlineMs?: number;
  /** Maximum time in milliseconds to receive a complete request, after which the response is 408. Default: 60,000. */
  readonly arrivalMs?: number;
  /** For tests: checks each refusal. A refusal that fails the check becomes a 500. */
  readonly checkRefusal?: RefusalCheck;
}

export interface Http {
  /** Starts listening. Rejects if the port is unavailable. Port 0 selects a free port. */
  listen(port: number, host: string): Promise<{ port: number }>;
  /** Stops accepting requests, lets those in progress finish, and aborts the rest at the deadline. */
  close(): Promise<void>;
}

const GONE = new Set(['ECONNRESET', 'EPIPE']);

/** Creates the HTTP server for the routes. Throws an Error that names both routes if two routes match the same requests. */
export function createHttp({
  app,
  routes,
  doors = [],
  authenticators,
  health,
  closeDeadlineMs,
  arrivalMs = 60_000,
  checkRefusal,
}: HttpParts): Http {
  const { config, limits, log, metrics } = app;
  const router = createRouter([...healthRoutes(health), ...routes.filter(({ door }) => door === undefined)]);
  const closing = { now: false };

  const steps: readonly (Step | null)[] = [
    openExchange(app, router, createDoors(app, doors, routes)),
    metrics && measureRequest(metrics),
    config.telemetry.url === undefined ? null : traceRequest,
    logRequest(log),
    writeAnswer(closing),
    compressAnswer,
    setHeaders(config),
    answerErrors(app, checkRefusal),
    answerCors(config),
    limitRate(limits),
    identifyCaller(app, authenticators),
    refuseWhileClosed(app),
    choosePrices(app),
    refreshHeld(app),
    limitAdmins(limits),
    checkAccess,
    answerRefusedForm(app),
    readInput(config.server.bodyLimit),
    logAttempts(log),
    limitAttempts(limits),
    replayAnswer(app),
    handleRoute(app),
  ];
  const handler = createKoa(steps, log).callback();
  const server = nodeHttp.createServer(
    {
      requestTimeout: arrivalMs,
      headersTimeout: arrivalMs,
      connectionsCheckingInterval: Math.min(arrivalMs / 10, 5000),
      // Longer than the keep-alive timeout of common proxies, so that a proxy does not send a request on a connection that is
      // being closed.
      keepAliveTimeout: 65_000,
    },
    (req, res) => void handler(req, res),
  );
  server.on('clientError', (error, socket) => answerClientError(error, socket as Socket));
  // Without a listener, an error while accepting a connection would crash the process.
  server.once('listening', () => server.on('error', (error) => log.error({ err: error }, 'server')));
  return {
    listen: (port, host) => listen(server, port, host),
    close: () => close(server, closing, closeDeadlineMs ?? 10_000),
  };
}

function createKoa(steps: readonly (Step | null)[], log: ServerContext['log']): Koa<Exchange, object> {
  const koa = new Koa<Exchange, object>();
  for (const step of steps) if (step) koa.use(step);
  koa.on('error', (error: NodeJS.ErrnoException) => {
    // Client disconnects are harmless. All other errors should have been handled in the steps.
    if (GONE.has(error.code ?? '')) log.debug({ err: error }, 'connection');
    else log.error({ err: error }, 'request');
  });
  return koa;
}

function listen(server: Server, port: number, host: string): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port });
    });
  });
}

function close(server: Server, closing: { now: boolean }, deadlineMs: number): Promise<void> {
  closing.now = true;
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    // This also closes idle connections. The callback receives an error only if the server was not listening.
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
