import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AdminFile } from './adminFiles.ts';
import type { AdminParts } from './contract.ts';

/** The public files of an extension's admin parts, in memory. */
export interface PublicFiles {
  /** The URL of the module, with a hash of all files. Null if there is no module. */
  readonly module: string | null;
  /** The URL of the stylesheet. Null if there is none. */
  readonly styles: string | null;
  /** The URLs of the files with texts, by language. */
  readonly texts: Readonly<Record<string, string>>;
  /** The files by path below `/admin/extensions/<name>/<hash>/`. */
  readonly files: ReadonlyMap<string, AdminFile>;
  readonly hash: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Reads the folder of a module, including subfolders, and that of its texts. Files of other types are not served. */
export function readPublicFiles(extension: string, { module, texts }: AdminParts): PublicFiles {
  const entry = module ? fileURLToPath(module.file) : null;
  const read = [
    ...(entry === null ? [] : moduleFiles(path.dirname(entry))),
    ...(texts ? textFiles(fileURLToPath(texts)) : []),
  ];
  const hash = createHash('sha256');
  for (const [name, { bytes }] of read) hash.update(`${name}\0`).update(bytes).update('\0');
  const digest = hash.digest('hex').slice(0, 16);
  const files = new Map(read);
  const addressOf = (name: string) => `/admin/extensions/${extension}/${digest}/${name}`;
  const main = entry === null ? null : path.basename(entry);
  const styles = `${main?.replace(/\.m?js$/, '')}.css`;
  const languages = [...files.keys()].filter((name) => name.endsWith('.json'));
  return {
    module: main === null ? null : addressOf(main),
    styles: main !== null && files.has(styles) ? addressOf(styles) : null,
    texts: Object.fromEntries(languages.map((name) => [path.basename(name, '.json'), addressOf(name)])),
    files,
    hash: digest,
  };
}

type Named = readonly [name: string, file: AdminFile];

const moduleFiles = (folder: string): readonly Named[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && TYPES[path.extname(one.name)] !== undefined)
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .toSorted()
    .map((name) => {
      const type = TYPES[path.extname(name)] as string;
      const bytes = readFileSync(path.join(folder, name));
      return [name.split(path.sep).join('/'), { type, bytes, encoded: {} }];
    });

const textFiles = (folder: string): readonly Named[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const type = 'application/json; charset=utf-8';
      return [`texts/${name}`, { type, bytes: readFileSync(path.join(folder, name)), encoded: {} }];
    });
