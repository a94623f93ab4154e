import type { Metrics, Outcome } from '../../contracts/metrics.ts';
import type { Step } from './exchange.ts';
import { knownMethod } from './knownMethod.ts';

const CLASSES: readonly Outcome[] = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** Creates the step that records metrics for each request. Present only if metrics are enabled. */
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
