import { statfsSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import type { Fault } from '../../platform/startFailure.ts';
import { readManifest } from './manifest.ts';
import type { ProgramEnd } from './npm.ts';
import type { Stage } from './stage.ts';
import type { PackageChange } from './upgradeNotes.ts';

/** The result of a check before an upgrade. A `refused` result prevents the upgrade. */
export interface UpgradeCheck {
  readonly id:
    | 'packages'
    | 'node'
    | 'configuration'
    | 'extensions'
    | 'migrations'
    | 'disk'
    | 'backup'
    | 'notes';
  readonly status: 'ok' | 'warning' | 'refused';
  readonly message: string;
}

const MIB = 1024 * 1024;

/** Checks an upgrade with the new packages, in the copy of the store. Changes nothing in the store. */
export async function checkUpgrade(
  storeDir: string,
  stage: Stage,
  changes: readonly PackageChange[],
): Promise<readonly UpgradeCheck[]> {
  const config = await stage.run('config', 'check', '--json');
  // The copy has no data, so the check would create a new embedded database.
  const plan = usesDatabase(config) ? await stage.run('migrate', 'plan', '--json') : null;
  const { bavail, bsize } = statfsSync(storeDir);
  const free = Math.round((bavail * bsize) / MIB);
  return [
    packagesCheck(changes),
    nodeCheck(stage),
    ...configurationChecks(config),
    ...(plan ? [migrationsCheck(plan)] : []),
    ...(config.code === 0 && !plan ? [EMBEDDED] : []),
    {
      id: 'disk',
      status: free < 500 ? 'refused' : 'ok',
      message: `${free} MiB are free${free < 500 ? ', and the packages need 500' : ''}.`,
    },
    {
      id: 'backup',
      status: 'warning',
      message: 'Make a backup first: shop backup shop.tar.gz. Migrations cannot be undone.',
    },
  ];
}

const EMBEDDED: UpgradeCheck = {
  id: 'migrations',
  status: 'ok',
  message: 'An embedded database is migrated by the next start.',
};

/** Reports, from the output of `shop config check`, whether the store configures its own database. */
function usesDatabase({ code, stdout }: ProgramEnd): boolean {
  if (code !== 0) return false;
  const { settings } = JSON.parse(stdout) as { settings: readonly { key: string; value: unknown }[] };
  return settings.some(({ key, value }) => key === 'database.url' && typeof value === 'string');
}

function packagesCheck(changes: readonly PackageChange[]): UpgradeCheck {
  const moved = changes.filter(({ from, to }) => from !== to);
  return {
    id: 'packages',
    status: 'ok',
    message:
      moved.length === 0
        ? 'Every package has its version already.'
        : `${moved.length} packages change their version.`,
  };
}

function nodeCheck(stage: Stage): UpgradeCheck {
  const needed = readManifest(path.join(stage.dir, 'node_modules/@shop/runtime'))?.engines?.['node'] ?? '*';
  const fits = semver.satisfies(process.version, needed);
  return {
    id: 'node',
    status: fits ? 'ok' : 'refused',
    message: `The new version needs Node ${needed}, and ${process.version} runs.`,
  };
}

/** Reads the errors from a command's `--json` output. */
function faultsOf({ stdout, stderr }: ProgramEnd): readonly Fault[] {
  try {
    return (JSON.parse(stdout) as { error: { faults: readonly Fault[] } }).error.faults;
  } catch {
    // A crashed command prints no JSON.
    return [{ where: 'shop', message: stderr.trim().split('\n')[0] ?? 'the command ended without a word' }];
  }
}

const faultText = ({ where, message }: Fault): string =>
  message.startsWith(where) ? message : `${where}: ${message}`;

const isOfExtension = ({ where }: Fault): boolean => /^extension\b/.test(where) || where.startsWith('@');

const refusedBy = (id: 'configuration' | 'extensions', own: readonly Fault[]): readonly UpgradeCheck[] =>
  own.length === 0 ? [] : [{ id, status: 'refused', message: `${own.map(faultText).join('; ')}.` }];

/** Checks that the new version accepts the configuration, and that every extension loads with the new API. */
function configurationChecks(ended: ProgramEnd): readonly UpgradeCheck[] {
  if (ended.code === 0)
    return [
      { id: 'configuration', status: 'ok', message: 'The new version accepts the configuration.' },
      {
        id: 'extensions',
        status: 'ok',
        message: 'Every extension is compatible with the API of the new version.',
      },
    ];
  const faults = faultsOf(ended);
  return [
    ...refusedBy(
      'configuration',
      faults.filter((fault) => !isOfExtension(fault)),
    ),
    ...refusedBy('extensions', faults.filter(isOfExtension)),
  ];
}

function migrationsCheck(ended: ProgramEnd): UpgradeCheck {
  if (ended.code !== 0)
    return {
      id: 'migrations',
      status: 'refused',
      message: `The plan of the migrations cannot be made: ${faultsOf(ended).map(faultText).join('; ')}.`,
    };
  const { migrations } = JSON.parse(ended.stdout) as {
    migrations: readonly { owner: string; name: string }[];
  };
  return {
    id: 'migrations',
    status: migrations.length === 0 ? 'ok' : 'warning',
    message:
      migrations.length === 0
        ? 'No migration is pending.'
        : `${migrations.length} migrations will be pending: ${migrations.map(({ owner, name }) => `${owner} ${name}`).join(', ')}.`,
  };
}
