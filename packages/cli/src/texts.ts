import type { PlainKeyOf, TextOf } from '@shop/runtime/messages';
import { cliMessages } from './cliMessages.ts';
import type { CliTexts } from './cliMessages.ts';

/** The key of a text that takes no values. */
export type PlainKey = PlainKeyOf<CliTexts>;

/** Returns a text that takes no values. It loads nothing, so help and the handling of signals may use it. */
export const plainText = (key: PlainKey): string => cliMessages.texts[key];

/** Returns any text of the command, with the values filled in. */
export type Text = TextOf<CliTexts>;

/** Loads the function that gives any text, with what it needs of the runtime. */
export async function loadText(): Promise<Text> {
  const { createTexts } = await import('@shop/runtime/messages');
  return createTexts<CliTexts>([cliMessages])(cliMessages.locale);
}
