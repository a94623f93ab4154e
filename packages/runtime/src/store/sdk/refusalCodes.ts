import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches the code of `refuse(400, 'CODE', …)` and `refusal(400, 'CODE', …)`, in sources and in what compilers make of them. */
const REFUSE = /refus(?:e|al)\(\s*\d{3},\s*(["'`])([A-Z][A-Z_0-9]*)\1/g;

/** Lists the codes of the refusals in the files of an extension, sorted. `entry` is the file that the shop loads. */
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

/** Finds the folder of an extension: that of its package.json, or of its entry where the next package.json is the store's. */
function folderOf(entry: string, storeDir: string): string {
  for (let folder = path.dirname(entry); ; folder = path.dirname(folder)) {
    if (folder === path.resolve(storeDir) || folder === path.dirname(folder)) return path.dirname(entry);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
}
