import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { showSteps } from '../steps.ts';

export const migrateCommand = (): Command =>
  new Command('migrate')
    .enablePositionalOptions()
    .description('apply pending migrations: the core’s first, then each extension’s')
    .action(async (options: CommonOptions) => {
      const { migrateStore } = await import('@shop/runtime');
      const applied = await migrateStore({ storeDir: options.store, onStep: showSteps(options) });
      print(options, { applied }, [
        ...applied.map(({ owner, name }) => `applied ${owner} ${name}`),
        applied.length === 0 ? 'Nothing to apply.' : `${applied.length} applied.`,
      ]);
    })
    .addCommand(
      new Command('status')
        .description('which migrations are applied, pending or changed (exit 6 when not all are applied)')
        .action(async (options: CommonOptions) => {
          const { EXIT, statusOfStore } = await import('@shop/runtime');
          const migrations = await statusOfStore({ storeDir: options.store });
          print(
            options,
            { migrations },
            table(migrations.map(({ owner, name, state }) => [state, owner, name])),
          );
          if (migrations.some(({ state }) => state !== 'applied')) process.exitCode = EXIT.migrations;
        }),
    )
    .addCommand(
      new Command('plan')
        .description('the SQL that `shop migrate` would run')
        .action(async (options: CommonOptions) => {
          const { planOfStore } = await import('@shop/runtime');
          const migrations = await planOfStore({ storeDir: options.store });
          print(options, { migrations }, [
            ...migrations.flatMap(({ owner, name, sql }) => [`-- ${owner} ${name}`, sql.trimEnd(), '']),
            `-- ${migrations.length} pending`,
          ]);
        }),
    );
