import type { Metrics, Outcome } from '../../contracts/metrics.ts';
import type { Step } from './exchange.ts';
import { knownMethod } from './knownMethod.ts';

const CLASSES: readonly Outcome[] = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** Measures each request after its response is created. Present only if the shop has metrics. */
export const measureRequest =
  (metrics: Metrics): Step =>
  async ({ req, res, state }, next) => {
    await next();
    const outcome = res.destroyed ? 'aborted' : CLASSES[Math.floor(state.status / 100) - 1];
    metrics.request(
      state.plan.id,
      knownMethod(req) ?? 'other',
      outcome ?? '5xx',
      (performance.now() - state.startedAt) / 1000,
    );
  };
