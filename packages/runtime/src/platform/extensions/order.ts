/** The parts of an extension that determine the load order. */
export interface Ordered {
  readonly name: string;
  readonly after?: readonly string[] | undefined;
}

export interface OrderFault<T> {
  readonly item: T;
  readonly message: string;
  readonly hint: string;
}

/** Why an extension is missing, worded to follow its name. */
export interface Absence {
  readonly why: string;
  readonly hint: string;
}

/**
 * Sorts extensions by their `after` lists, and otherwise preserves their order. `placed` contains the names that precede all items.
 * `absent` contains the names that are missing for a known reason. Items that depend on a missing name or are part of a cycle are
 * left out and reported as faults.
 */
export function orderExtensions<T extends Ordered>(
  items: readonly T[],
  placed: ReadonlySet<string>,
  absent: ReadonlyMap<string, Absence> = new Map(),
): { ordered: T[]; faults: OrderFault<T>[] } {
  const names = new Set([...placed, ...items.map(({ name }) => name)]);
  const done = new Set(placed);
  const ordered: T[] = [];
  let waiting = [...items];
  for (;;) {
    const next = waiting.find(({ after = [] }) => after.every((name) => done.has(name)));
    if (!next) break;
    waiting = waiting.filter((item) => item !== next);
    ordered.push(next);
    done.add(next.name);
  }
  const faults = waiting.flatMap((item) => faultsOf(item, names, waiting, absent));
  return { ordered, faults };
}

function faultsOf<T extends Ordered>(
  item: T,
  names: ReadonlySet<string>,
  waiting: readonly T[],
  absent: ReadonlyMap<string, Absence>,
): OrderFault<T>[] {
  const missing = (item.after ?? []).filter((name) => !names.has(name));
  if (missing.length > 0)
    return missing.map((name) => {
      const { why, hint } = absent.get(name) ?? {
        why: 'is not installed',
        hint: `Install ${name}, or remove it from "after".`,
      };
      return { item, message: `has "after": "${name}", which ${why}`, hint };
    });
  const circle = circleFrom(item, waiting);
  if (!circle) return [];
  return [
    {
      item,
      message: `circular "after": ${circle.join(' → ')}`,
      hint: 'Remove one of them from "after".',
    },
  ];
}

/** Returns the dependency cycle that contains an item. Null if the item itself is not part of a cycle. */
function circleFrom(start: Ordered, waiting: readonly Ordered[]): string[] | null {
  const byName = new Map(waiting.map((item) => [item.name, item]));
  const seen = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | null => {
    for (const next of byName.get(name)?.after ?? []) {
      if (next === start.name) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = walk(next, [...path, next]);
      if (circle) return circle;
    }
    return null;
  };
  return walk(start.name, [start.name]);
}
