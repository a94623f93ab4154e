import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const configCommand = (): Command =>
  new Command('config').description('the store’s configuration').addCommand(
    new Command('check')
      .description('check the configuration of the shop and its extensions, and show the values in force')
      .action(async (options: CommonOptions) => {
        const { checkConfigOfStore } = await import('@shop/runtime');
        const settings = await checkConfigOfStore({ storeDir: options.store });
        print(options, { settings }, [
          ...table(settings.map(({ key, value }) => [key, JSON.stringify(value)])),
          'The configuration is valid.',
        ]);
      }),
  );
