import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'tsup';
import { BUNDLED_FILES } from '../src/platform/bundled/files.ts';
import { licensesOf } from './licensesOf.ts';

/**
 * Puts the libraries that `src/platform/bundled` names into the files of that folder in `dist`, the files of packages beside them,
 * and the license texts of all of them into `LICENSES.txt`.
 */
export async function bundleLibraries(root: string): Promise<void> {
  const folder = path.join(root, 'dist/platform/bundled');
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const names = globSync('*.js', { cwd: folder }).filter((name) => name !== 'files.js');
  await build({
    config: false,
    silent: true,
    // What package.json has under `dependencies` is installed with the package, and stays outside.
    entry: Object.fromEntries(names.map((name) => [path.basename(name, '.js'), path.join(folder, name)])),
    outDir: folder,
    format: 'esm',
    target: 'node24',
    platform: 'node',
    splitting: true,
    metafile: true,
    // CommonJS libraries load Node's built-in modules with `require`.
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module';\nconst require = createRequireOf(import.meta.url);",
    },
  });
  const metafile = path.join(folder, 'metafile-esm.json');
  const { inputs } = JSON.parse(readFileSync(metafile, 'utf8')) as { readonly inputs: object };
  rmSync(metafile);
  const files = Object.values(BUNDLED_FILES).map((file) => resolve(file));
  for (const file of files) copyFileSync(file, path.join(folder, path.basename(file)));
  // pdfkit reads the color profile of PDF/A files from a folder next to it.
  const profile = path.join(path.dirname(resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc');
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  copyFileSync(profile, path.join(folder, 'data', path.basename(profile)));
  const bundled = [...Object.keys(inputs).map((input) => path.resolve(root, input)), ...files];
  writeFileSync(path.join(folder, 'LICENSES.txt'), licensesOf(bundled));
}
