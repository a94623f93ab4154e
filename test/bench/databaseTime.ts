import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** Microseconds per tick of the processor times that Linux reports. */
const TICK = 10_000;

/**
 * Returns a function that returns the processor time of this machine's PostgreSQL in microseconds. It returns NaN if /proc is not
 * available.
 */
export async function databaseTime(url: string): Promise<() => number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  await client.end();
  const lines = readFileSync(path.join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8');
  const postmaster = Number(lines.split('\n')[0]);
  return () => {
    try {
      return (
        readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name))
          .reduce((sum, pid) => sum + ticksOf(Number(pid), postmaster), 0) * TICK
      );
    } catch {
      return Number.NaN;
    }
  };
}

/** Returns the processor ticks of a server process. For the postmaster, includes the ticks of backends that have ended. */
function ticksOf(pid: number, postmaster: number): number {
  let fields: readonly string[];
  try {
    fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  } catch {
    // The process has ended since it was listed.
    return 0;
  }
  const [parent, user, system, usersBefore, systemBefore] = [1, 11, 12, 13, 14].map((place) =>
    Number(fields[place]),
  ) as [number, number, number, number, number];
  if (pid === postmaster) return usersBefore + systemBefore;
  return parent === postmaster ? user + system : 0;
}
