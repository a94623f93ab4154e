import type { Child } from './child.ts';
import { measure, median } from './load.ts';
import type { LoadResults } from './load.ts';
import { floorOperationsOn, operationsOn } from './operations.ts';
import type { Catalogue } from './operations.ts';

/** Measurements of the shop and the baseline program: medians over all rounds. */
export interface Ratio {
  readonly subject: string;
  readonly floor: string;
  readonly connections: number;
  readonly throughput: { readonly subject: number; readonly floor: number; readonly ratio: number };
  /** Processor time per request in microseconds, which other programs on the machine hardly affect. */
  readonly cpu: { readonly subject: number; readonly floor: number; readonly ratio: number };
}

export interface RatioLoad {
  readonly server: Child;
  readonly floor: Child;
  readonly connections: number;
  readonly runs: number;
  readonly rounds: number;
}

/** Measures the shop and the baseline program alternately, so that other load on the machine affects both. */
export async function compareWithFloor(catalogue: Catalogue, load: RatioLoad): Promise<Ratio[]> {
  const { server, floor, connections, runs } = load;
  const shop = operationsOn(catalogue);
  const floors = floorOperationsOn(catalogue);
  const turns = [
    { child: floor, operation: floors.card },
    { child: server, operation: shop.productRead },
    { child: floor, operation: floors.product },
    { child: server, operation: shop.productRest },
    { child: floor, operation: floors.callerAndProduct },
  ] as const;
  const rounds: Map<string, LoadResults>[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= load.rounds; round += 1) {
    const results = new Map<string, LoadResults>();
    for (const { child, operation } of turns)
      results.set(operation.name, await measure(operation, { child, connections, runs }));
    if (round > 0) rounds.push(results);
  }
  const compare = ({ name: subject }: { name: string }, { name: over }: { name: string }): Ratio => {
    const of = (key: 'throughput' | 'serverCpu') => {
      const figure = (round: Map<string, LoadResults>, name: string) => round.get(name)?.[key] ?? Number.NaN;
      return {
        subject: median(rounds.map((round) => figure(round, subject))),
        floor: median(rounds.map((round) => figure(round, over))),
        ratio: median(rounds.map((round) => figure(round, subject) / figure(round, over))),
      };
    };
    return { subject, floor: over, connections, throughput: of('throughput'), cpu: of('serverCpu') };
  };
  return [
    compare(shop.productRead, floors.card),
    compare(shop.productRest, floors.product),
    compare(shop.productRest, floors.callerAndProduct),
  ];
}
