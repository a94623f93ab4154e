import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopPlan } from '../app.ts';

/** The folders whose files a shop is made of, but for what npm installed, which does not change under it. */
export function sourceFolders({ installed }: ShopPlan, storeDir: string): readonly string[] {
  const extensions = installed.flatMap(({ origin: { entry } }) => (entry === null ? [] : folderOf(entry)));
  // For a store of this repository, such as the example, the runtime itself is worked on.
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
