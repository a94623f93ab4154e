import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AdminFile } from './adminFiles.ts';

/** The files of an extension's module, in memory. */
export interface ModuleFiles {
  /** The module's URL, which contains a hash of all files in its folder. */
  readonly module: string;
  /** The stylesheet's URL. Null if there is none. */
  readonly styles: string | null;
  /** The files, keyed by path below `/admin/extensions/<name>/<hash>/`. */
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

/** Reads a module's folder, including subfolders. Skips file types that may not be served. */
export function readModuleFiles(extension: string, file: URL): ModuleFiles {
  const entry = fileURLToPath(file);
  const folder = path.dirname(entry);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && TYPES[path.extname(one.name)] !== undefined)
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .toSorted();
  const hash = createHash('sha256');
  const files = new Map<string, AdminFile>();
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    hash.update(`${name}\0`).update(bytes).update('\0');
    const type = TYPES[path.extname(name)] as string;
    files.set(name.split(path.sep).join('/'), { type, bytes, encoded: {} });
  }
  const digest = hash.digest('hex').slice(0, 16);
  const addressOf = (name: string) => `/admin/extensions/${extension}/${digest}/${name}`;
  const main = path.basename(entry);
  const styles = `${main.replace(/\.m?js$/, '')}.css`;
  return {
    module: addressOf(main),
    styles: files.has(styles) ? addressOf(styles) : null,
    files,
    hash: digest,
  };
}
