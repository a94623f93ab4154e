import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** The microseconds of one tick of the processor times that Linux gives. */
const TICK = 10_000;

/** Returns a clock of the processor time that the PostgreSQL of this machine has used, in microseconds. NaN where /proc does not tell. */
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

/** Returns the ticks of a process of that server: its own, and for the postmaster those of the backends that have ended. */
function ticksOf(pid: number, postmaster: number): number {
  let fields: readonly string[];
  try {
    fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  } catch {
    // It has ended since it was listed.
    return 0;
  }
  const [parent, user, system, usersBefore, systemBefore] = [1, 11, 12, 13, 14].map((place) =>
    Number(fields[place]),
  ) as [number, number, number, number, number];
  if (pid === postmaster) return usersBefore + systemBefore;
  return parent === postmaster ? user + system : 0;
}
