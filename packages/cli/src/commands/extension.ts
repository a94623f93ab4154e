import path from 'node:path';
import { Argument, Command } from 'commander';
import type { DescribedExtension, NewPlace } from '@shop/runtime';
import { note, print, refuseUsage, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { kinds } from '../scaffold/kinds.ts';
import type { Kind } from '../scaffold/kinds.ts';
import { loadText, plainText } from '../texts.ts';
import { bisectCommand } from './bisect.ts';
import { printMade } from './new.ts';

interface NewOptions extends CommonOptions {
  readonly dir?: string;
  readonly packages?: string;
}

export const extensionCommand = (interrupted: AbortSignal): Command =>
  new Command('extension')
    .description(plainText('cli.extension.description'))
    .addCommand(newExtensionCommand())
    .addCommand(checkCommand())
    .addCommand(listCommand())
    .addCommand(bisectCommand(interrupted));

const newExtensionCommand = (): Command =>
  new Command('new')
    .description(plainText('cli.extension.new.description'))
    .addArgument(new Argument('<kind>', plainText('cli.extension.new.kind')).choices(Object.keys(kinds)))
    .argument('<name>', plainText('cli.extension.new.name'))
    .option('--dir <dir>', plainText('cli.extension.new.dir'))
    .option('--packages <folder>', plainText('cli.new.packages'))
    .action(async (kind: Kind, name: string, options: NewOptions) => {
      const { extensionName, newExtension } = await import('../scaffold/newExtension.ts');
      const ownName = extensionName(name);
      const place = options.dir === undefined ? await placeOf(options.store, ownName) : null;
      const dir = place?.dir ?? path.resolve(options.dir ?? ownName);
      const files = newExtension({ ...options, dir, kind, name });
      await place?.enable();
      await printMade(options, dir, files, place?.configFile);
    });

/** Returns the extension's place in the store, or null if the current folder is not a store. The extension's folder must not exist yet. */
async function placeOf(store: string, name: string): Promise<NewPlace | null> {
  const { placeInStore } = await import('@shop/runtime');
  const place = await placeInStore(path.resolve(store), name);
  if (place === null && store !== '.')
    throw refuseUsage(`${store} is not a store`, plainText('cli.extension.new.noStore'));
  return place;
}

const checkCommand = (): Command =>
  new Command('check')
    .description(plainText('cli.extension.check.description'))
    .argument('[dir]', plainText('cli.extension.check.dir'), '.')
    .action(async (dir: string, options: CommonOptions) => {
      const { checkExtension } = await import('@shop/runtime');
      const checked = await checkExtension({ dir });
      const { packageName, version, extension, files, warnings } = checked;
      const text = await loadText();
      for (const warning of warnings) note(warning);
      print(options, checked, [
        text('cli.extension.check.sound', { name: `${packageName}@${version}`, count: files }),
        contributionsOf(extension),
      ]);
    });

const listCommand = (): Command =>
  new Command('list')
    .description(plainText('cli.extension.list.description'))
    .action(async (options: CommonOptions) => {
      const { extensionsOfStore } = await import('@shop/runtime');
      const extensions = await extensionsOfStore({ storeDir: options.store });
      print(options, { extensions }, table(extensions.map(lineOf)));
    });

const lineOf = ({ name, state, from, contributions, fault }: DescribedExtension) => [
  name,
  state,
  from ?? plainText('cli.extension.builtIn'),
  fault?.message ?? contributionsOf({ contributions }),
];

const contributionsOf = ({ contributions }: Pick<DescribedExtension, 'contributions'>): string =>
  Object.entries(contributions)
    .map(([kind, { count }]) => `${kind}: ${count}`)
    .join(', ');
