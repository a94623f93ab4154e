import path from 'node:path';
import { Command } from 'commander';
import { countryOption } from '../country.ts';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import type { NewStore } from '../scaffold/newStore.ts';
import { loadText, plainText } from '../texts.ts';

type Options = CommonOptions & Omit<NewStore, 'dir'>;

export const newCommand = (): Command =>
  new Command('new')
    .description(plainText('cli.new.description'))
    .argument('<dir>', plainText('cli.new.dir'))
    .option('--name <name>', plainText('cli.new.name'))
    .option('--currency <code>', plainText('cli.new.currency'))
    .option('--country <code>', plainText('cli.new.country'))
    .option('--locale <tag>', plainText('cli.new.locale'))
    .option('--packages <folder>', plainText('cli.new.packages'))
    .action(async (dir: string, options: Options) => {
      const { newStore } = await import('../scaffold/newStore.ts');
      const { country, ...others } = options;
      const files = newStore({
        ...others,
        ...(country !== undefined && { country: await countryOption(country) }),
        dir,
      });
      await printMade(options, dir, files);
      const { packages } = options;
      const isOutside = packages !== undefined && path.relative(dir, packages).startsWith('..');
      if (isOutside && !options.json) print(options, null, ['', plainText('cli.new.outside')]);
    });

/**
 * Prints the created files and the next commands to run, either in the extension's own folder or in the store that lists the
 * extension.
 */
export async function printMade(
  options: CommonOptions,
  dir: string,
  files: readonly string[],
  configFile?: string,
): Promise<void> {
  const text = await loadText();
  const made = { dir: path.resolve(dir), files };
  if (configFile !== undefined) {
    const values = { dir: path.relative('', made.dir), count: files.length, file: configFile };
    print(options, { ...made, configFile }, [
      text('cli.extension.new.inStore', values),
      '',
      '  npx shop dev',
    ]);
    return;
  }
  print(options, made, [
    text('cli.new.made', { dir, count: files.length }),
    '',
    `  cd ${path.relative('', made.dir) || '.'}`,
    '  npm install',
    '  npm run dev',
  ]);
}
