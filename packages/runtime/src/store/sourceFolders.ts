import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopPlan } from '../app.ts';

/** Returns the folders with the shop's source files, except for packages installed with npm, which do not change while the shop runs. */
export function sourceFolders({ installed }: ShopPlan, storeDir: string): readonly string[] {
  const extensions = installed.flatMap(({ origin: { entry } }) => (entry === null ? [] : folderOf(entry)));
  // In a store inside this repository, such as the example store, developers also change the runtime itself.
  const sources = import.meta.url.endsWith('.ts') ? path.resolve(import.meta.dirname, '..') : null;
  const runtime = sources && isWithin(storeDir, path.resolve(sources, '../../..')) ? [sources] : [];
  const folders = [...new Set([storeDir, ...extensions, ...runtime])];
  return folders.filter((folder) => !folders.some((other) => folder !== other && isWithin(folder, other)));
}

function folderOf(entry: string): string[] {
  if (entry.split(path.sep).includes('node_modules')) return [];
  const manifest = findPackageJSON(pathToFileURL(entry));
  return [path.dirname(manifest ?? entry)];
}

const isWithin = (folder: string, other: string): boolean => folder.startsWith(other + path.sep);
