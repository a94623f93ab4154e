/** A node of a plan in the JSON of `explain (analyze, buffers)`. Counts of rows are averages of the node's loops. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement that the shop sent, with the plan that it ran by. */
export interface Planned {
  readonly text: string;
  readonly plan: PlanNode;
  /** The settings of its session that differ from the default ones and that plans depend on. */
  readonly settings: Readonly<Record<string, string>>;
  /** True if PostgreSQL compiled the statement. */
  readonly compiled: boolean;
}

/** The cost of a statement, which does not depend on the machine. */
export interface PlanCost {
  /** Number of rows that are read from tables and indexes, including those that a filter removes. */
  readonly rows: number;
  /** Number of blocks of 8 kB that are looked at, in memory or not. */
  readonly buffers: number;
  /** Number of rows that the largest sort has to order. */
  readonly sorted: number;
}

const SCANS = /^(?:(?:Parallel )?Seq|Index|Index Only|Bitmap Heap|Tid|Tid Range|Sample|Function) Scan$/;

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

/** Adds up what a statement has read by its plan. */
export function costOf({ plan }: Pick<Planned, 'plan'>): PlanCost {
  const nodes = nodesOf(plan);
  const rows = nodes.filter((node) => SCANS.test(node['Node Type'])).map(rowsOf);
  const sorted = nodes
    .filter((node) => node['Node Type'] === 'Sort')
    // A sort that stops at a limit has still read all rows below it.
    .map(({ Plans: [below] = [] }) => (below ? below['Actual Rows'] * below['Actual Loops'] : 0));
  return {
    rows: Math.round(rows.reduce((sum, each) => sum + each, 0)),
    // A node counts the blocks of the nodes below it.
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    sorted: Math.round(Math.max(0, ...sorted)),
  };
}

/** Adds up what several statements cost. */
export const costOfAll = (statements: readonly Planned[]): PlanCost =>
  statements.map(costOf).reduce(
    (sum, each) => ({
      rows: sum.rows + each.rows,
      buffers: sum.buffers + each.buffers,
      sorted: Math.max(sum.sorted, each.sorted),
    }),
    { rows: 0, buffers: 0, sorted: 0 },
  );
