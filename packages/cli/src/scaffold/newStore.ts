import path from 'node:path';
import { refuseUsage } from '../output.ts';
import { allowScripts, json, shopPackages } from './manifest.ts';
import { namesOf } from './names.ts';
import { readTemplate, writeFiles } from './writeFiles.ts';

export interface NewStore {
  readonly dir: string;
  /** The name shown to shoppers. Default: derived from the folder. */
  readonly name?: string;
  /** An ISO 4217 code. Default: the file leaves it to the admin, as the next two. */
  readonly currency?: string;
  /** An ISO 3166-1 code. */
  readonly country?: string;
  /** A BCP 47 language tag. */
  readonly locale?: string;
  /** A folder with tarballs of Shop's packages. Default: npm installs them from the registry. */
  readonly packages?: string;
}

const PACKAGES = ['@shop/cli', '@shop/runtime', '@shop/core-shipping', '@shop/cod'];

/** Creates a store in a new folder. Returns its files. */
export function newStore({ dir, name, currency, country, locale, packages }: NewStore): readonly string[] {
  const target = path.resolve(dir);
  const folderName = path
    .basename(target)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const names = namesOf(folderName) ?? namesOf('my-shop')!;
  const shopName = name ?? names.words;
  if (currency !== undefined) check(currency, /^[A-Z]{3}$/, 'currency', 'USD');
  if (locale !== undefined) check(locale, /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'locale', 'en-US');
  const files = new Map(readTemplate('store', { ...names, words: shopName }));
  const config = files.get('shop.config.ts') as string;
  files.set(
    'shop.config.ts',
    config
      .replace(/name: .*,/, `name: ${literal(shopName)},`)
      .replace(/ +currency: .*\n/, currency === undefined ? '' : `    currency: '${currency}',\n`)
      .replace(/ +locale: .*\n/, locale === undefined ? '' : `    locale: '${locale}',\n`)
      .replace(/ +address: .*\n/, country === undefined ? '' : `    address: { country: '${country}' },\n`),
  );
  files.set(
    'package.json',
    json({
      name: names.kebab,
      version: '0.0.0',
      private: true,
      type: 'module',
      scripts: { start: 'shop start', dev: 'shop dev', check: 'tsc --noEmit' },
      allowScripts,
      dependencies: shopPackages(PACKAGES, { folder: packages, from: target }),
      devDependencies: { '@types/node': '^24.0.0', typescript: '>=5.9' },
    }),
  );
  return writeFiles(target, files);
}

/** Formats a string as a TypeScript literal. */
const literal = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(/\s+/g, ' ')}'`;

function check(value: string, pattern: RegExp, option: string, example: string): void {
  if (!pattern.test(value))
    throw refuseUsage(`--${option} cannot be "${value}"`, `Use a code such as ${example}.`);
}
