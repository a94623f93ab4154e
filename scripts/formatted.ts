import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { root } from './keepPage.ts';

/** Returns the text of a file as the formatter of this repository writes it. Throws for a text that it cannot read. */
export async function formatted(file: string, text: string): Promise<string> {
  const config = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, config);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
