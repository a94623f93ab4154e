import { Command } from 'commander';
import type { Upgrade } from '@shop/runtime';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import type { Text } from '../texts.ts';

const MARKS = { ok: '✓', warning: '!', refused: '✗' } as const;

interface UpgradeOptions extends CommonOptions {
  readonly to?: string;
  readonly packages?: string;
  readonly yes?: true;
  readonly migrate?: true;
}

export const upgradeCommand = (interrupted: AbortSignal): Command =>
  new Command('upgrade')
    .description(plainText('cli.upgrade.description'))
    .option('--to <version>', plainText('cli.upgrade.to'))
    .option('--packages <dir>', plainText('cli.upgrade.packages'))
    .option('--yes', plainText('cli.upgrade.yes'))
    .option('--migrate', plainText('cli.upgrade.migrate'))
    .action(async ({ store, to, packages, yes, migrate, ...options }: UpgradeOptions, command: Command) => {
      if (to !== undefined && packages !== undefined) command.error(plainText('cli.upgrade.oneSource'));
      if (migrate && !yes) command.error(plainText('cli.upgrade.migrateNeedsYes'));
      const { EXIT, upgradeStore } = await import('@shop/runtime');
      const upgrade = await withSteps((onStep) =>
        upgradeStore({
          storeDir: store,
          to,
          packages,
          apply: yes ?? false,
          migrate: migrate ?? false,
          onStep,
          signal: interrupted,
        }),
      );
      print(options, upgrade, linesOf(upgrade, await loadText()));
      if (isRefused(upgrade)) process.exitCode = EXIT.failure;
    });

const isRefused = ({ checks }: Upgrade): boolean => checks.some(({ status }) => status === 'refused');

function linesOf(upgrade: Upgrade, text: Text): string[] {
  const { packages, checks, notes } = upgrade;
  const header = [text('cli.upgrade.package'), text('cli.upgrade.from'), text('cli.upgrade.then')];
  return [
    ...table([header, ...packages.map(({ name, from, to }) => [name, from ?? '', to ?? ''])]),
    '',
    ...checks.map(({ id, status, message }) =>
      text('cli.upgrade.check', { mark: MARKS[status], id, message }),
    ),
    ...notes.flatMap(({ version, text: note }) => ['', text('cli.upgrade.notes', { version }), note]),
    '',
    endOf(upgrade, text),
  ];
}

function endOf(upgrade: Upgrade, text: Text): string {
  if (isRefused(upgrade)) return text('cli.upgrade.refused');
  if (!upgrade.applied) return text('cli.upgrade.ready');
  return text(upgrade.migrated ? 'cli.upgrade.migrated' : 'cli.upgrade.applied');
}
