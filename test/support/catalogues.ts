import { globSync } from 'node:fs';
import path from 'node:path';
import type { MessageCatalogue } from '../../packages/runtime/src/platform/contracts/messages.ts';
import { argumentsOf } from '../../packages/runtime/src/platform/messages/message.ts';
import type { StoredText, StoredValue } from '../../packages/runtime/src/platform/messages/storedText.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Loads the messages of all modules and shipped extensions, in all languages. */
export async function shippedCatalogues(): Promise<readonly MessageCatalogue[]> {
  const files = globSync('{packages/runtime/src/modules,extensions}/**/*Messages*.ts', { cwd: repository });
  const modules = await Promise.all(
    files.filter((file) => !file.includes('/dist/')).map((file) => import(path.join(repository, file))),
  );
  return modules.flatMap((module) =>
    Object.values<MessageCatalogue>(module).filter((value) => 'texts' in value),
  );
}

/** Lists the English texts of the lines that are written into histories of orders, and of what stands in them, by key. */
export const historyTexts = (catalogues: readonly MessageCatalogue[]): ReadonlyMap<string, string> =>
  new Map(
    catalogues
      .filter(({ locale }) => locale === 'en')
      .flatMap(({ texts }) => Object.entries(texts))
      .filter(([key]) => /\.(?:activity|reason|zeroTotal)\b/.test(key)),
  );

/** Fills an English text with samples of the values that it takes. */
export const sampleOf = (key: string, english: string): StoredText => ({
  key,
  values: Object.fromEntries(
    argumentsOf(english).map((name): [string, StoredValue] => {
      if (name === 'money') return [name, { amount: '1234.50', currency: 'USD' }];
      return [name, name === 'count' ? 2 : `<${name}>`];
    }),
  ),
});
