import { z } from 'zod';
import type { Contributed } from '../contracts/owned.ts';
import { notReady } from './request/errors.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';

/**
 * The shop's health. `degraded`: the shop serves requests, but an optional part that the report lists (an extension,
 * Redis, or the replica) is unavailable.
 */
export interface HealthReport {
  readonly status: 'ok' | 'degraded' | 'down';
  readonly [fact: string]: unknown;
}

export type Health = () => HealthReport | Promise<HealthReport>;

const report = z.looseObject({
  status: z
    .enum(['ok', 'degraded', 'down'])
    .describe(
      '`degraded`: the shop serves requests, but optional extensions are left out or fail, or Redis or the database replica does not respond.',
    ),
});

/** Adds the server's own routes to those of modules and extensions. */
export const withHealth = (routes: readonly Contributed<Route>[]): readonly Contributed<Route>[] => [
  ...healthRoutes(() => ({ status: 'ok' })).map((value) => ({ owner: 'health', isCore: true, value })),
  ...routes,
];

/** Creates `/healthz` (the process is alive) and `/readyz` (the shop can serve). */
export const healthRoutes = (health: Health): readonly Route[] => [
  defineRoute({
    id: 'healthz',
    does: 'Responds while the process is alive, without using the database.',
    method: 'GET',
    path: '/healthz',
    access: 'public',
    sdk: false,
    response: report,
    handle: () => ({ status: 'ok' }),
  }),
  defineRoute({
    id: 'readyz',
    does: 'Returns whether the shop can serve; 503 while it cannot. `degraded` lists what was not loaded or does not respond.',
    method: 'GET',
    path: '/readyz',
    access: 'public',
    sdk: false,
    response: report,
    async handle() {
      const found = await health();
      if (found.status === 'down') throw notReady(found);
      return found;
    },
  }),
];
