import { readdirSync, readFileSync } from 'node:fs';

/** The ticks of a second in `/proc/<pid>/stat`, which are 100 on every Linux that Node runs on. */
const TICKS = 100;

interface Times {
  readonly parent: number;
  /** The processor seconds of the process, and of those of its children that ended and were waited for. */
  readonly seconds: number;
}

/**
 * Returns the processor seconds of a process and of all that it has started, those included that still run. On systems without
 * `/proc` these are the seconds of this process only.
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
    // It has ended meanwhile.
    return null;
  }
  // The name of the program is in parentheses, and may have any characters; the state and the parent come after it.
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = rest.slice(9, 13).map(Number);
  return { parent: Number(parent), seconds: (user + system + childUser + childSystem) / TICKS };
}

/** The time of `machineWork` on the machine that the bounds were measured on, in milliseconds. */
const REFERENCE_MS = 50;

/**
 * Returns how many times slower this machine is now than the one that the bounds were measured on: machines differ by two, and a
 * busy one takes more processor time for the same work.
 */
export function machineFactor(): number {
  machineWork();
  const before = process.cpuUsage();
  machineWork();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REFERENCE_MS;
}

/** Does a fixed piece of work of the kind that tests do: texts, objects, sorting. */
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
