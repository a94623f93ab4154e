import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { answerCheckOf, operationsIn } from './describedAnswers.ts';
import { requestsOf } from './fuzzedRequests.ts';
import type { Fuzzed } from './fuzzedRequests.ts';
import { fuzzedShop } from './fuzzedShop.ts';
import { inLane, isNight, sizeOf } from '../support/lane.ts';

/*
 * Sends random requests based on the shop's OpenAPI document, from all roles to all routes. The requests are valid, nearly valid or
 * hostile. No response may be a server error, and all must match the document. SEED repeats a run, and RUNS makes it longer.
 */

const RUNS = sizeOf('RUNS', { gate: 500, night: 50_000 });
const SEED = sizeOf('SEED', { gate: 1, night: Date.now() % 1_000_000 });
/** Number of requests per shop, because requests change its settings and delete its records. */
const FOR_ONE_SHOP = 5000;
const BETWEEN_CARTS = 25;
const AT_ONCE = 4;

vi.setConfig({ testTimeout: inLane({ gate: 600_000, night: 7_200_000 }) });

test(`${RUNS} random requests get responses as documented (SEED=${SEED})`, async () => {
  const seen: Seen = { faults: new Map(), statuses: new Map(), answered: new Set() };
  let described = 0;
  for (let sent = 0; sent < RUNS; sent += FOR_ONE_SHOP) {
    const count = Math.min(FOR_ONE_SHOP, RUNS - sent);
    described = await fuzzOneShop(SEED + sent, count, seen);
    if (isNight) console.log(summaryOf(sent + count, seen));
  }
  expect([...seen.faults].map(([kind, example]) => `${kind}\n${example}`)).toEqual([]);
  // The test is meaningful only if many requests succeed.
  if (RUNS >= FOR_ONE_SHOP) expect(seen.answered.size).toBeGreaterThan(described / 2);
});

interface Seen {
  /** First example of each type of problem. */
  readonly faults: Map<string, string>;
  readonly statuses: Map<number, number>;
  /** Operations that have succeeded. */
  readonly answered: Set<string>;
}

const summaryOf = (sent: number, { statuses, answered, faults }: Seen): string =>
  `${sent} requests: ${JSON.stringify(Object.fromEntries(statuses))}; ${answered.size} operations succeeded; ${faults.size} faults`;

/** Sends requests to a new shop. Returns its number of operations. */
async function fuzzOneShop(seed: number, count: number, seen: Seen): Promise<number> {
  const its = await fuzzedShop();
  const faultOf = answerCheckOf(its.document);
  const sendOne = async (fuzzed: Fuzzed, at: number): Promise<void> => {
    const { operationId } = fuzzed.described.operation;
    const { answer, curl } = await its.sendFuzzed(fuzzed);
    seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300) seen.answered.add(operationId);
    const fault = faultOf(fuzzed.described, answer);
    const kind = `${operationId}: ${fault}`;
    if (fault === null || seen.faults.has(kind)) return;
    const log = its.logOf(answer.headers['x-request-id'])?.slice(0, 2500) ?? '';
    const example = `request ${at} of SEED=${seed}\n${curl}\n${answer.text.slice(0, 600)}\n${log}`;
    seen.faults.set(kind, example);
    // In a long run, the problem is printed immediately.
    console.error(`${kind}\n${example}`);
  };
  try {
    const requests = fc.sample(requestsOf(its.document), { seed, numRuns: count });
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      if (from % BETWEEN_CARTS < AT_ONCE) await its.addCart();
      await Promise.all(
        requests.slice(from, from + AT_ONCE).map((fuzzed, index) => sendOne(fuzzed, from + index)),
      );
    }
    return operationsIn(its.document).length;
  } finally {
    await its.stop();
  }
}
