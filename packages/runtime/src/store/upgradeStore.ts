import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXIT, StartFailure } from '../platform/startFailure.ts';
import { checkUpgrade } from './upgrade/checks.ts';
import { changesOf, notesBetween } from './upgrade/upgradeNotes.ts';
import type { UpgradeCheck } from './upgrade/checks.ts';
import type { PackageChange, UpgradeNotes } from './upgrade/upgradeNotes.ts';
import { npmFault, npmInstall, runProgram } from './upgrade/npm.ts';
import { stageUpgrade, writeManifest } from './upgrade/stage.ts';
import { targetOf } from './upgrade/targets.ts';
import type { Target, UpgradeChoice } from './upgrade/targets.ts';
import type { Step } from './openStore.ts';

export interface UpgradeOptions extends UpgradeChoice {
  readonly storeDir: string;
  /** True to perform the upgrade if the checks pass. Default: only check. */
  readonly apply?: boolean;
  /** True to migrate the database after the upgrade. */
  readonly migrate?: boolean;
  readonly onStep?: (step: Step) => void;
  readonly signal?: AbortSignal;
}

/** The result of `shop upgrade`: the version changes, the results of the checks, and the steps performed. */
export interface Upgrade {
  readonly packages: readonly PackageChange[];
  readonly checks: readonly UpgradeCheck[];
  readonly notes: readonly UpgradeNotes[];
  /** True if the packages were installed. */
  readonly applied: boolean;
  /** True if the migrations ran. */
  readonly migrated: boolean;
}

/**
 * Runs `shop upgrade`: installs the new packages in a copy of the store and runs their checks. If requested, and if all checks pass,
 * installs the packages in the store and migrates its database. Restores package.json and package-lock.json if npm fails. Throws
 * StartFailure if the upgrade cannot be checked or fails.
 */
export async function upgradeStore(options: UpgradeOptions): Promise<Upgrade> {
  const { apply = false, migrate = false, onStep, signal } = options;
  const storeDir = path.resolve(options.storeDir);
  const target = targetOf(storeDir, options);
  onStep?.({ name: 'stagePackages' });
  const stage = await stageUpgrade(storeDir, target, signal);
  try {
    onStep?.({ name: 'checkUpgrade' });
    const packages = changesOf(storeDir, stage, target);
    const checks = await checkUpgrade(storeDir, stage, packages);
    const notes = notesBetween(stage, packages);
    const isRefused = checks.some(({ status }) => status === 'refused');
    if (!apply || isRefused) return { packages, checks, notes, applied: false, migrated: false };
    onStep?.({ name: 'installPackages' });
    await installInto(storeDir, target, signal);
    if (migrate) {
      onStep?.({ name: 'migrate' });
      await migrateWithNew(storeDir, signal);
    }
    return { packages, checks, notes, applied: true, migrated: migrate };
  } finally {
    stage.remove();
  }
}

async function installInto(
  storeDir: string,
  { manifest }: Target,
  signal: AbortSignal | undefined,
): Promise<void> {
  const files = ['package.json', 'package-lock.json'].map((name) => path.join(storeDir, name));
  const before = files.map((file) => (existsSync(file) ? readFileSync(file) : null));
  writeManifest(storeDir, manifest);
  const ended = await npmInstall(storeDir, signal).catch((error: unknown) => ({
    code: 1,
    stdout: '',
    stderr: String(error),
  }));
  if (ended.code === 0) return;
  for (const [index, file] of files.entries()) {
    const content = before[index];
    if (content) writeFileSync(file, content);
    else rmSync(file, { force: true });
  }
  const restored = await npmInstall(storeDir);
  throw new StartFailure(EXIT.failure, [
    {
      where: 'npm',
      message: `the packages could not be installed: ${npmFault(ended)}`,
      hint:
        restored.code === 0
          ? 'package.json, package-lock.json and the packages are as they were.'
          : 'package.json and package-lock.json are as they were; run npm install.',
    },
  ]);
}

/** Runs the migrations with the new version's command, because this process has loaded the old version's code. */
async function migrateWithNew(storeDir: string, signal: AbortSignal | undefined): Promise<void> {
  const command = path.join(storeDir, 'node_modules/@shop/cli/bin/shop.js');
  const ended = await runProgram(process.execPath, [command, 'migrate'], { cwd: storeDir, signal });
  if (ended.code === 0) return;
  throw new StartFailure(EXIT.migrations, [
    {
      where: 'shop migrate',
      message: `The packages are installed, and the migrations failed: ${ended.stderr.trim()}`,
      hint: 'Fix the reported problem, then run `shop migrate`; do not go back to the old packages once one has run.',
    },
  ]);
}
