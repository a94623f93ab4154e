import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseUsage } from '../output.ts';
import { renamed } from './names.ts';
import type { Names } from './names.ts';

/** The template folder, which is next to the code both in the sources and in the build. */
const templates = fileURLToPath(new URL('../templates/', packageRoot()));

/** Returns the URL of this package's root: the folder of the sources or of the built command. */
function packageRoot(): URL {
  const here = new URL('.', import.meta.url);
  return here.pathname.endsWith('/scaffold/') ? new URL('../', here) : here;
}

/** Scaffolded file contents by path. */
export type Files = ReadonlyMap<string, string>;

/** Reads the files in a template folder and replaces its names. */
export const readTemplate = (folder: string, names: Names): Files =>
  new Map(
    globSync('**/*', { cwd: path.join(templates, folder) })
      .filter((file) => statSync(path.join(templates, folder, file)).isFile())
      .toSorted()
      .map((file) => [
        // npm omits files named .gitignore from packages, and globs do not match names that begin with a dot.
        renamed(file, names).replace(/^(?:git|docker)ignore$/, '.$&'),
        renamed(readFileSync(path.join(templates, folder, file), 'utf8'), names),
      ]),
  );

/** Writes files to a new or empty folder. Returns their paths. A folder with files is rejected and stays unchanged. */
export function writeFiles(dir: string, files: Files): readonly string[] {
  if (existsSync(dir) && (!statSync(dir).isDirectory() || readdirSync(dir).length > 0))
    throw refuseUsage(`${dir} exists and is not empty`, 'Use a folder that does not exist yet.');
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  return [...files.keys()];
}
