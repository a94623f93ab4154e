import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';

export const migrateCommand = (interrupted: AbortSignal): Command =>
  new Command('migrate')
    .enablePositionalOptions()
    .description(plainText('cli.migrate.description'))
    .option('--expand', plainText('cli.migrate.expand'))
    .allowExcessArguments()
    .action(async (options: CommonOptions & { expand?: boolean }, command: Command) => {
      refuseUnknownWord(command);
      const { migrateStore } = await import('@shop/runtime');
      const applied = await withSteps((onStep) =>
        migrateStore({
          storeDir: options.store,
          onStep,
          signal: interrupted,
          ...(options.expand && { phase: 'expand' }),
        }),
      );
      const text = await loadText();
      print(options, { applied: applied.map(({ owner, name }) => ({ owner, name })) }, [
        ...applied.map(({ owner, name }) => text('cli.migrate.applied', { owner, name })),
        applied.length === 0
          ? text('cli.migrate.nothing')
          : text('cli.migrate.count', { count: applied.length }),
      ]);
    })
    .addCommand(statusCommand(interrupted))
    .addCommand(planCommand(interrupted));

const statusCommand = (interrupted: AbortSignal): Command =>
  new Command('status')
    .description(plainText('cli.migrate.status.description'))
    .action(async (options: CommonOptions) => {
      const { EXIT, statusOfStore } = await import('@shop/runtime');
      const migrations = await statusOfStore({ storeDir: options.store, signal: interrupted });
      const open = migrations.filter(({ state }) => state === 'pending' || state === 'changed');
      const text = await loadText();
      print(options, { migrations }, [
        ...table(
          migrations.map(({ owner, name, state, phase }) => [
            state,
            owner,
            name,
            phase === 'contract' ? phase : '',
          ]),
        ),
        open.length === 0
          ? text('cli.migrate.status.complete')
          : text('cli.migrate.status.open', { open: open.length, total: migrations.length }),
      ]);
      if (open.length > 0) process.exitCode = EXIT.migrations;
    });

const planCommand = (interrupted: AbortSignal): Command =>
  new Command('plan')
    .description(plainText('cli.migrate.plan.description'))
    .action(async (options: CommonOptions) => {
      const { planOfStore } = await import('@shop/runtime');
      const migrations = await planOfStore({ storeDir: options.store, signal: interrupted });
      const plan = migrations.map(({ owner, name, phase, sql }) => ({ owner, name, phase, sql }));
      const text = await loadText();
      print(options, { migrations: plan }, [
        ...plan.flatMap(({ owner, name, sql }) => [`-- ${owner} ${name}`, sql.trimEnd(), '']),
        text('cli.migrate.plan.pending', { count: plan.length }),
      ]);
    });

/** Fails for an unknown argument after `migrate`, which is most likely a misspelled subcommand. */
function refuseUnknownWord(command: Command): void {
  if (command.args.length === 0) return;
  const group = new Command().exitOverride().configureOutput({ outputError: () => {} });
  for (const known of command.commands) group.command(known.name());
  group.parse(command.args, { from: 'user' });
}
