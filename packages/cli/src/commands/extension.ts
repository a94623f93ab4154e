import { Command } from 'commander';
import type { DescribedExtension } from '@shop/runtime';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { plainText } from '../texts.ts';

export const extensionCommand = (): Command =>
  new Command('extension').description(plainText('cli.extension.description')).addCommand(
    new Command('list')
      .description(plainText('cli.extension.list.description'))
      .action(async (options: CommonOptions) => {
        const { extensionsOfStore } = await import('@shop/runtime');
        const extensions = await extensionsOfStore({ storeDir: options.store });
        print(options, { extensions }, table(extensions.map(lineOf)));
      }),
  );

const lineOf = ({ name, state, from, contributions, fault }: DescribedExtension) => [
  name,
  state,
  from ?? plainText('cli.extension.builtIn'),
  fault?.message ??
    Object.entries(contributions)
      .map(([kind, { count }]) => `${kind}: ${count}`)
      .join(', '),
];
