import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder to write e-invoices to, so that official validators can read them. */
const folder = process.env['E_INVOICES'];

/** Writes a file into the folder `E_INVOICES` of the environment, if there is one. */
export function keepFile(kind: 'cii' | 'ubl' | 'pdf', name: string, content: string | Buffer): void {
  if (folder === undefined) return;
  mkdirSync(path.join(folder, kind), { recursive: true });
  writeFileSync(path.join(folder, kind, name), content);
}
