import { addText, language } from '../../text/text.ts';
import { client } from '../api/client.ts';
import { manifestQuery } from './manifest.ts';
import { keyOf } from './texts.ts';

const loading = new Map<string, Promise<void>>();

/** Loads the texts of an extension in the admin language, or in English, once. A failed load is retried by the next part. */
export function loadExtensionTexts(extension: string): Promise<void> {
  const known = loading.get(extension);
  if (known) return known;
  const texts = readTexts(extension);
  texts.catch(() => loading.delete(extension));
  loading.set(extension, texts);
  return texts;
}

async function readTexts(extension: string): Promise<void> {
  const { texts } = await client.ensureQueryData(manifestQuery);
  const files = texts.find((one) => one.extension === extension)?.files;
  const address = files?.[language] ?? files?.['en'];
  if (address === undefined) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  for (const [key, words] of Object.entries((await answer.json()) as Readonly<Record<string, string>>))
    addText(keyOf(extension, key), words);
}
