import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { mergeMetrics } from './mergeMetrics.ts';
import type { WorkerMetrics } from './mergeMetrics.ts';
import { isMessage } from './messages.ts';
import type { MetricsAnswered, MetricsRequest, MetricsGathered, WorkerMetricsRequest } from './messages.ts';

/**
 * Time limit in milliseconds for the workers to respond. A worker that does not respond is omitted, because it may still be
 * starting.
 */
const ANSWER_MS = 3000;

/**
 * Returns a function that reads the metrics of all workers on a machine through the primary. Also responds to requests for this
 * worker's metrics with `own`.
 */
export function shareMetrics(own: () => Promise<string>): () => Promise<string> {
  const waiting = new Map<number, (metrics: readonly WorkerMetrics[]) => void>();
  let last = 0;
  process.on('message', (message) => {
    if (isMessage<WorkerMetricsRequest>(message, 'shop.metricsWanted'))
      void own()
        // If the metrics cannot be read, an empty response keeps the primary from waiting.
        .catch(() => '')
        .then((text) => {
          const answer: MetricsAnswered = { kind: 'shop.metricsAnswered', id: message.id, text };
          process.send?.(answer);
        });
    if (!isMessage<MetricsGathered>(message, 'shop.metricsGathered')) return;
    waiting.get(message.id)?.(message.metrics);
    waiting.delete(message.id);
  });
  return async () => {
    const id = (last += 1);
    const gathered = new Promise<readonly WorkerMetrics[]>((resolve) => waiting.set(id, resolve));
    const request: MetricsRequest = { kind: 'shop.metricsAsked', id };
    process.send?.(request);
    return mergeMetrics(await gathered);
  };
}

/** Creates the function that collects the workers' metrics in the primary. */
export function gatherMetrics(
  placeOf: (worker: Worker) => number,
): (worker: Worker, message: unknown) => void {
  const gathering = new Map<number, (worker: Worker, text: string) => void>();
  let last = 0;
  const gather = (worker: Worker, request: MetricsRequest) => {
    const id = (last += 1);
    const all = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected() === true) as Worker[];
    const missing = new Set(all.map((one) => one.id));
    const metrics: WorkerMetrics[] = [];
    const finish = () => {
      clearTimeout(timer);
      gathering.delete(id);
      const gathered: MetricsGathered = { kind: 'shop.metricsGathered', id: request.id, metrics };
      if (worker.isConnected()) worker.send(gathered, () => undefined);
    };
    const timer = setTimeout(finish, ANSWER_MS);
    gathering.set(id, (from, text) => {
      metrics.push({ place: placeOf(from), text });
      missing.delete(from.id);
      if (missing.size === 0) finish();
    });
    const workerRequest: WorkerMetricsRequest = { kind: 'shop.metricsWanted', id };
    for (const one of all) one.send(workerRequest, () => undefined);
  };
  return (worker, message) => {
    if (isMessage<MetricsRequest>(message, 'shop.metricsAsked')) gather(worker, message);
    if (isMessage<MetricsAnswered>(message, 'shop.metricsAnswered'))
      gathering.get(message.id)?.(worker, message.text);
  };
}
