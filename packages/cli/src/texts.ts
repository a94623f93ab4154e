import type { PlainKeyOf, TextOf } from '@shop/runtime/messages';
import { cliMessages } from './cliMessages.ts';
import type { CliTexts } from './cliMessages.ts';

/** The key of a message without placeholders. */
export type PlainKey = PlainKeyOf<CliTexts>;

/** Returns a message without placeholders. Help and signal handlers can use it, because it loads nothing. */
export const plainText = (key: PlainKey): string => cliMessages.texts[key];

/** Returns any message of the command, with its placeholders filled in. */
export type Text = TextOf<CliTexts>;

/** Loads the parts of the runtime that format messages, and returns the function that formats any message. */
export async function loadText(): Promise<Text> {
  const { createTexts } = await import('@shop/runtime/messages');
  return createTexts<CliTexts>([cliMessages])(cliMessages.locale);
}
