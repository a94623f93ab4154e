import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import walletgw from '@shop/walletgw';
import type { MessageCatalogue } from '../../packages/runtime/src/platform/contracts/messages.ts';
import {
  coreLanguages,
  readTranslations,
} from '../../packages/runtime/src/platform/messages/readTranslations.ts';
import { argumentsOf } from '../../packages/runtime/src/platform/messages/message.ts';
import type { StoredText, StoredValue } from '../../packages/runtime/src/platform/messages/storedText.ts';
import { modules } from '../../packages/runtime/src/modules.ts';

const folderOf = (languages: URL | undefined, owner: string) =>
  languages ? readTranslations(owner, languages) : [];

/** Message catalogs of the core and the bundled extensions, in all languages. */
export const shippedCatalogues: readonly MessageCatalogue[] = [
  ...modules.flatMap(({ name, setup }) => [
    ...(setup(undefined).messages ?? []),
    ...folderOf(coreLanguages, name),
  ]),
  ...[cod, cardgw, walletgw].flatMap(({ name, config, languages, setup }) => [
    ...(setup(config?.parse(undefined)).messages ?? []),
    ...folderOf(languages, name),
  ]),
];

/** Lists the English messages that order histories contain, and the messages used as values in them, by key. */
export const historyTexts = (): ReadonlyMap<string, string> =>
  new Map(
    shippedCatalogues
      .filter(({ locale }) => locale === 'en')
      .flatMap(({ texts }) => Object.entries(texts))
      .filter(([key]) => /\.(?:activity|reason|zeroTotal)\b/.test(key)),
  );

/** Fills an English message with sample values. */
export const sampleOf = (key: string, english: string): StoredText => ({
  key,
  values: Object.fromEntries(
    argumentsOf(english).map((name): [string, StoredValue] => {
      if (name === 'money') return [name, { amount: '1234.50', currency: 'USD' }];
      return [name, name === 'count' ? 2 : `<${name}>`];
    }),
  ),
});
