import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseUsage } from '../output.ts';
import { renamed } from './names.ts';
import type { Names } from './names.ts';

/** The folder of the templates. It lies beside the code, in the sources and when the command is built. */
const templates = fileURLToPath(new URL('../templates/', packageRoot()));

/** Returns an address in the root of this package: the folder of the sources or of the built command. */
function packageRoot(): URL {
  const here = new URL('.', import.meta.url);
  return here.pathname.endsWith('/scaffold/') ? new URL('../', here) : here;
}

/** The files that a scaffold makes, by their paths, with their contents. */
export type Files = ReadonlyMap<string, string>;

/** Reads the files of a folder of the templates, with other names in place of theirs. */
export const readTemplate = (folder: string, names: Names): Files =>
  new Map(
    globSync('**/*', { cwd: path.join(templates, folder) })
      .filter((file) => statSync(path.join(templates, folder, file)).isFile())
      .toSorted()
      .map((file) => [
        // npm leaves files named .gitignore out of packages, and globs do not match names that begin with a dot.
        renamed(file, names).replace(/^(?:git|docker)ignore$/, '.$&'),
        renamed(readFileSync(path.join(templates, folder, file), 'utf8'), names),
      ]),
  );

/** Writes files into a folder that is new or empty. Returns their paths. A folder with files is refused, and stays as it is. */
export function writeFiles(dir: string, files: Files): readonly string[] {
  if (existsSync(dir) && (!statSync(dir).isDirectory() || readdirSync(dir).length > 0))
    throw refuseUsage(`${dir} exists and is not empty`, 'Use a folder that does not exist yet.');
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  return [...files.keys()];
}
