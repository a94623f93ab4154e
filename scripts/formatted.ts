import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { root } from './keepPage.ts';

/** Formats a file's content with the repository's formatter. Throws if the content cannot be parsed. */
export async function formatted(file: string, text: string): Promise<string> {
  const config = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, config);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
