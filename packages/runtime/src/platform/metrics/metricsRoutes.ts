import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { unauthorized } from '../errors.ts';
import { Reply } from '../contracts/reply.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import { serverOf } from '../serverContext.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Creates the `/metrics` route for Prometheus, which sends the token as its bearer token. Without a token, there is no such
 * route.
 */
export const metricsRoutes = (token: string | undefined): readonly Route[] =>
  token === undefined
    ? []
    : [
        defineRoute({
          id: 'metrics',
          method: 'GET',
          path: '/metrics',
          access: 'public',
          sdk: false,
          answers: TYPE,
          response: z
            .string()
            .describe(
              'The metrics of this process, or of all workers of the same start, in the Prometheus text format. Requires `metrics.token` as a bearer token.',
            ),
          async handle({ app, request }) {
            const { metrics } = serverOf(app);
            if (!metrics || !isBearer(request.headers.authorization, token)) throw unauthorized();
            return new Reply(200, await metrics.read(), { 'content-type': TYPE });
          },
        }),
      ];

/** Compares hashes, so that the duration reveals nothing about the token. */
const isBearer = (header: string | undefined, token: string): boolean => {
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token));
};

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
