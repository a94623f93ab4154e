import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';

export const migrateCommand = (interrupted: AbortSignal): Command =>
  new Command('migrate')
    .enablePositionalOptions()
    .description('apply pending migrations: the core’s first, then each extension’s')
    .allowExcessArguments()
    .action(async (options: CommonOptions, command: Command) => {
      refuseUnknownWord(command);
      const { migrateStore } = await import('@shop/runtime');
      const applied = await withSteps((onStep) =>
        migrateStore({ storeDir: options.store, onStep, signal: interrupted }),
      );
      print(options, { applied: applied.map(({ owner, name }) => ({ owner, name })) }, [
        ...applied.map(({ owner, name }) => `applied  ${owner}  ${name}`),
        applied.length === 0 ? 'Nothing to apply.' : `${applied.length} applied.`,
      ]);
    })
    .addCommand(
      new Command('status')
        .description('list which migrations are applied, pending or changed (exit 6 unless all are applied)')
        .action(async (options: CommonOptions) => {
          const { EXIT, statusOfStore } = await import('@shop/runtime');
          const migrations = await statusOfStore({ storeDir: options.store, signal: interrupted });
          const open = migrations.filter(({ state }) => state === 'pending' || state === 'changed');
          print(options, { migrations }, [
            ...table(migrations.map(({ owner, name, state }) => [state, owner, name])),
            open.length === 0
              ? 'All are applied.'
              : `${open.length} of ${migrations.length} are not applied.`,
          ]);
          if (open.length > 0) process.exitCode = EXIT.migrations;
        }),
    )
    .addCommand(
      new Command('plan')
        .description('print the SQL that `shop migrate` would run')
        .action(async (options: CommonOptions) => {
          const { planOfStore } = await import('@shop/runtime');
          const migrations = await planOfStore({ storeDir: options.store, signal: interrupted });
          const plan = migrations.map(({ owner, name, sql }) => ({ owner, name, sql }));
          print(options, { migrations: plan }, [
            ...plan.flatMap(({ owner, name, sql }) => [`-- ${owner} ${name}`, sql.trimEnd(), '']),
            `-- ${plan.length} pending`,
          ]);
        }),
    );

/** Fails for an unknown word after `migrate`: it was meant as one of its commands, although `migrate` also acts by itself. */
function refuseUnknownWord(command: Command): void {
  if (command.args.length === 0) return;
  const group = new Command().exitOverride().configureOutput({ outputError: () => {} });
  for (const known of command.commands) group.command(known.name());
  group.parse(command.args, { from: 'user' });
}
