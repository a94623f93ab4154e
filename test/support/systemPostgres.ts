import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binariesIn, systemBinaries } from '../../packages/runtime/src/platform/db/embedded/binaries.ts';
import type { Binaries } from '../../packages/runtime/src/platform/db/embedded/binaries.ts';
import { preparePlace } from '../../packages/runtime/src/platform/db/embedded/place.ts';
import { addressOf, launch, shutDown } from '../../packages/runtime/src/platform/db/embedded/server.ts';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import type { PlanNode, Planned } from './planCost.ts';
import { execute, extensionMigrations, withDatabase } from './templateServer.ts';

const BIN = process.env['POSTGRES_BIN'];

/**
 * The system's PostgreSQL programs: those in the folder that the environment variable POSTGRES_BIN names, or Debian's newest, which
 * `.ci/run` installs. Null if there are none.
 */
export const systemPostgres: Binaries | null =
  BIN === undefined ? (systemBinaries()[0] ?? null) : binariesIn(BIN, 0);

/** The system's PostgreSQL with a migrated, empty database. It has the settings of a new installation. */
export interface SystemPostgres {
  readonly url: string;
  /** Returns the database URL whose sessions log the plan of each statement, with further settings of the session. */
  loggingUrl(settings?: Readonly<Record<string, string>>): string;
  /** Runs `work` and returns the plans of the statements that sessions of `loggingUrl` ran meanwhile. */
  plansOf(work: () => Promise<unknown>): Promise<readonly Planned[]>;
  stop(): Promise<void>;
}

/** The plans have no times, which would cost more than the statements. */
const LOGGED = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_settings': 'on',
  'auto_explain.log_format': 'json',
};

/** Settings for speed, which no plan depends on. */
const FAST = { fsync: 'off', autovacuum: 'off' };

/** Starts the server with its default settings, except for `settings`. JIT compilation is on, as it is by default. */
export async function startSystemPostgres(
  binaries: Binaries,
  settings: Readonly<Record<string, string>> = FAST,
): Promise<SystemPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-system-'));
  // If the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  const place = preparePlace(path.join(folder, 'postgres'));
  const stop = async () => {
    await shutDown(place.data);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { socketDir } = await launch(place, binaries, { jit: 'on', ...settings });
    const server = addressOf(socketDir);
    await execute(server, 'create database shop');
    const url = withDatabase(server, 'shop');
    await migrate({ url, sources: extensionMigrations() });
    return {
      url,
      loggingUrl(settings = {}) {
        const address = new URL(url);
        const all = Object.entries({ ...LOGGED, ...settings });
        address.searchParams.set('options', all.map(([name, value]) => `-c ${name}=${value}`).join(' '));
        return address.href;
      },
      async plansOf(work) {
        const { size } = statSync(place.log);
        await work();
        return plansIn(readFileSync(place.log).subarray(size).toString());
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the plans in a part of the server's log. The further lines of an entry are indented by a tab. */
const plansIn = (log: string): readonly Planned[] =>
  log
    .split(/\n(?!\t)/)
    .filter((entry) => entry.includes('plan:\n'))
    .map((entry) => {
      const plan = JSON.parse(entry.slice(entry.indexOf('plan:\n') + 'plan:\n'.length)) as {
        'Query Text': string;
        Plan: PlanNode;
        Settings?: Readonly<Record<string, string>>;
        JIT?: object;
      };
      return {
        text: plan['Query Text'].replaceAll(/\s+/g, ' ').trim(),
        plan: plan.Plan,
        settings: plan.Settings ?? {},
        compiled: plan.JIT !== undefined,
      };
    });
