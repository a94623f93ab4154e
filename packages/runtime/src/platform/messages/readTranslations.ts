import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { MessageCatalogue } from '../contracts/messages.ts';

/** The folder with the core translations, one file per module: `de/orders.json`. */
export const coreLanguages = new URL('../../../languages/', import.meta.url);

/**
 * Reads the translations of a module or extension from a folder with one subfolder per language. Each file, such as
 * `de/<owner>.json`, contains messages by key. Throws an Error if a folder or file cannot be read.
 */
export function readTranslations(owner: string, folder: URL): readonly MessageCatalogue[] {
  return languagesIn(folder).flatMap((locale) => {
    const file = new URL(`${locale}/${fileOf(owner)}`, folder);
    if (!existsSync(file)) return [];
    const texts = JSON.parse(readFileSync(file, 'utf8')) as MessageCatalogue['texts'];
    return [{ owner, locale, texts }];
  });
}

/** Lists the files in a translation folder that `readTranslations` does not read. */
export const unusedTranslations = (owner: string, folder: URL): readonly string[] =>
  languagesIn(folder).flatMap((locale) =>
    readdirSync(new URL(`${locale}/`, folder))
      .filter((file) => file !== fileOf(owner))
      .map((file) => `${locale}/${file}`),
  );

const languagesIn = (folder: URL): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const fileOf = (owner: string): string => `${owner.replaceAll('/', '-')}.json`;
