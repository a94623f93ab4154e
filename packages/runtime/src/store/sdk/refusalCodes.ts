import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches the error code in `refuse(400, 'CODE', …)` and `refusal(400, 'CODE', …)`, in source and compiled code. */
const REFUSE = /refus(?:e|al)\(\s*\d{3},\s*(["'`])([A-Z][A-Z_0-9]*)\1/g;

/** Lists the error codes in an extension's files, sorted. `entry` is the extension's entry file. */
export function refusalCodes(entry: string, storeDir: string): readonly string[] {
  const folder = folderOf(entry, storeDir);
  const files = globSync('**/*.{js,mjs,ts,mts}', {
    cwd: folder,
    exclude: (name) => /(?:^|\/)node_modules$|\.d\.m?ts$|\.(?:test|fixture)\.m?[jt]s$/.test(name),
  });
  const codes = files.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(REFUSE),
  ]);
  return [...new Set(codes.map(([, , code = '']) => code))].toSorted();
}

/**
 * Returns an extension's folder. This is the folder with its package.json, or the entry file's folder if the nearest package.json is the
 * store's own.
 */
function folderOf(entry: string, storeDir: string): string {
  for (let folder = path.dirname(entry); ; folder = path.dirname(folder)) {
    if (folder === path.resolve(storeDir) || folder === path.dirname(folder)) return path.dirname(entry);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
}
