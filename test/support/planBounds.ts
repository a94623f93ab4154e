import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { costOf, costOfAll } from './planCost.ts';
import type { PlanCost, Planned } from './planCost.ts';

/** A bound limits the total cost of the statements of a list. */
export interface PlanBound {
  readonly rows: number;
  readonly buffers: number;
  /** Why a statement of the list may sort more than `MOST_SORTED` rows. */
  readonly sorts?: string;
}

type PlanBounds = Readonly<Record<string, PlanBound>>;

/** This bound applies to lists that `plans.json` does not name. */
const LEAST: PlanBound = { rows: 300, buffers: 300 };
/** Number of rows that a statement may sort: some pages. */
const MOST_SORTED = 250;
/** Statistics are gathered from samples, and pages of an index split by the order of writes. */
const held = (bound: number): number => Math.round(bound * 1.25) + 30;

const file = path.join(import.meta.dirname, '../platform/plans.json');

export const readPlanBounds = (): PlanBounds => JSON.parse(readFileSync(file, 'utf8')) as PlanBounds;

/** Returns what is wrong with the statements that a list sent. */
export function planFaults(name: string, statements: readonly Planned[], bounds: PlanBounds): string[] {
  const bound = bounds[name] ?? LEAST;
  const cost = costOfAll(statements);
  return [
    ...statements.flatMap(({ text, compiled, settings }) => [
      ...(compiled ? [`${name}: PostgreSQL compiled ${text}`] : []),
      ...(settings['jit'] === 'off' ? [] : [`${name}: JIT is not off for ${text}`]),
      ...(settings['plan_cache_mode'] === 'force_generic_plan'
        ? []
        : [`${name}: no generic plan of ${text}`]),
    ]),
    ...(['rows', 'buffers'] as const).flatMap((kind) =>
      cost[kind] <= held(bound[kind])
        ? []
        : [`${name}: ${cost[kind]} ${kind}, at most ${held(bound[kind])}: ${dearest(statements, kind)}`],
    ),
    ...(cost.sorted <= MOST_SORTED || bound.sorts
      ? []
      : [`${name}: sorts ${cost.sorted} rows, at most ${MOST_SORTED}: ${dearest(statements, 'sorted')}`]),
  ];
}

const dearest = (statements: readonly Planned[], kind: keyof PlanCost): string =>
  statements.toSorted((one, other) => costOf(other)[kind] - costOf(one)[kind])[0]?.text ?? '';

/** Stores what lists cost, and keeps the reasons of their sorts. A line for each shows in a diff what has become dearer. */
export function storePlanBounds(costs: ReadonlyMap<string, PlanCost>, bounds: PlanBounds): void {
  const lines = [...costs]
    .filter(([, cost]) => cost.rows > LEAST.rows || cost.buffers > LEAST.buffers || cost.sorted > MOST_SORTED)
    .map(([name, { rows, buffers }]) => {
      const sorts = bounds[name]?.sorts;
      const bound = JSON.stringify({ rows, buffers, ...(sorts && { sorts }) });
      return `  ${JSON.stringify(name)}: ${bound.replaceAll(/([{,:])(?=["\d])/g, '$1 ').replace(/\}$/, ' }')}`;
    });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
