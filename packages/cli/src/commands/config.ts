import { Command } from 'commander';
import { note, print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { plainText } from '../texts.ts';

export const configCommand = (): Command =>
  new Command('config').description(plainText('cli.config.description')).addCommand(
    new Command('check')
      .description(plainText('cli.config.check.description'))
      .action(async (options: CommonOptions) => {
        const { checkConfigOfStore } = await import('@shop/runtime');
        const { settings, warnings } = await checkConfigOfStore({ storeDir: options.store });
        for (const { name, warning } of warnings) note(`${name} ${warning}`);
        print(options, { settings, warnings }, [
          ...table(settings.map(({ key, value }) => [key, JSON.stringify(value)])),
          plainText('cli.config.check.valid'),
        ]);
      }),
  );
