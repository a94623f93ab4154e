import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second in `/proc/<pid>/stat`, which is 100 on every Linux that Node supports. */
const TICKS = 100;

interface Times {
  readonly parent: number;
  /** Processor seconds of the process and of its children that have ended. */
  readonly seconds: number;
}

/**
 * Returns the processor seconds of a process and all processes that it has started, including running ones. On systems without `/proc`,
 * includes only the process itself.
 */
export function processorSeconds(pid: number = process.pid): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const all = allTimes();
  const children = Map.groupBy(all.keys(), (child) => all.get(child)?.parent);
  const sumOf = (root: number): number =>
    (all.get(root)?.seconds ?? 0) + (children.get(root) ?? []).reduce((sum, child) => sum + sumOf(child), 0);
  return sumOf(pid);
}

/**
 * Returns the processor seconds of this process and of its running children that are not in `without`. On systems without `/proc`, includes
 * only the process itself.
 */
export function runningSeconds(without: ReadonlySet<number>): number {
  const { user, system } = process.cpuUsage();
  if (process.platform !== 'linux') return (user + system) / 1e6;
  const children = [...allTimes()].filter(([pid, { parent }]) => parent === process.pid && !without.has(pid));
  return children.reduce((sum, [pid]) => sum + processorSeconds(pid), (user + system) / 1e6);
}

function allTimes(): ReadonlyMap<number, Times> {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const times = timesOf(name);
      return times ? [[Number(name), times] as const] : [];
    });
  return new Map(found);
}

function timesOf(pid: string): Times | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return null;
  }
  // The program name is in parentheses and may contain any characters. The process state and parent follow it.
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = rest.slice(9, 13).map(Number);
  return { parent: Number(parent), seconds: (user + system + childUser + childSystem) / TICKS };
}

/** Duration of `machineWork` on the machine on which the limits were measured, in milliseconds. */
const REFERENCE_MS = 50;

/**
 * Returns how many times slower this machine currently is than the machine on which the limits were measured. Machines differ by a factor
 * of two, and a busy machine needs more processor time for the same work.
 */
export function machineFactor(): number {
  machineWork();
  const before = process.cpuUsage();
  machineWork();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REFERENCE_MS;
}

/** Performs a fixed amount of work that is typical of tests, with strings, objects and sorting. */
function machineWork(): number {
  let sum = 0;
  for (let round = 0; round < 60; round += 1) {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      id: (index * 7919) % 1000,
      sku: `SKU-${index}`,
    }));
    const texts = JSON.parse(JSON.stringify(rows.sort((a, b) => a.id - b.id))) as typeof rows;
    sum += new Set(texts.map(({ sku }) => sku.toLowerCase())).size;
  }
  return sum;
}
