import { addText, language } from '../../text/text.ts';
import { client } from '../api/client.ts';
import { addRefusals } from '../api/fetchInLanguage.ts';
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
  const words = (await answer.json()) as Readonly<Record<string, string>>;
  for (const [key, one] of Object.entries(words)) addText(keyOf(extension, key), one);
  addRefusals(below(REFUSAL, words));
  Object.assign(permissionWords, below(PERMISSION, words));
}

const REFUSAL = 'refusal.';
const PERMISSION = 'permission.';

/** Returns the texts whose keys begin with a prefix, by the rest of the key. */
const below = (prefix: string, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, one]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), one]] : [],
    ),
  );

const permissionWords: Record<string, string> = {};

/** Loads the permission texts of all extensions, by id. Omits extensions whose texts cannot be loaded. */
export async function loadPermissionWords(): Promise<Readonly<Record<string, string>>> {
  const { texts } = await client.ensureQueryData(manifestQuery);
  await Promise.allSettled(texts.map(({ extension }) => loadExtensionTexts(extension)));
  return permissionWords;
}
