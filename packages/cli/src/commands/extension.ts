import { Command } from 'commander';
import type { DescribedExtension } from '@shop/runtime';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const extensionCommand = (): Command =>
  new Command('extension').description('list the installed extensions').addCommand(
    new Command('list')
      .description('list what each extension contributes, and where it comes from')
      .action(async (options: CommonOptions) => {
        const { extensionsOfStore } = await import('@shop/runtime');
        const extensions = await extensionsOfStore({ storeDir: options.store });
        print(options, { extensions }, table(extensions.map(lineOf)));
      }),
  );

const lineOf = ({ name, state, from, contributions, fault }: DescribedExtension) => [
  name,
  state,
  from ?? 'built in',
  fault?.message ??
    Object.entries(contributions)
      .map(([kind, { count }]) => `${kind}: ${count}`)
      .join(', '),
];
