import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const IMPORTED = /(?:\bfrom\s+|\bimport\(|\bimport\s+|\bdeclare module\s+)['"](\.[^'"]+)['"]/g;

/**
 * Deletes the declarations that no public entry of the package reaches: the compiler writes one for each source, and no program
 * that uses the package reads them. Fails where a public type is one of a library that is not installed with the package.
 */
export function keepPublicTypes(root: string): void {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly types?: string }>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const entries = Object.values(manifest.exports).flatMap(({ types }) =>
    types ? [path.join(root, types)] : [],
  );
  const reached = new Set<string>();
  for (const file of entries) reach(file, reached);
  for (const name of globSync('dist/**/*.d.ts', { cwd: root })) {
    const file = path.join(root, name);
    if (!reached.has(file)) rmSync(file);
    else
      for (const library of Object.keys(manifest.devDependencies))
        if (readFileSync(file, 'utf8').includes(`'${library}'`))
          throw new Error(`${name} has a type of ${library}, which is not installed with the package`);
  }
}

function reach(file: string, reached: Set<string>): void {
  if (reached.has(file)) return;
  if (!existsSync(file)) throw new Error(`A public type is declared in ${file}, which does not exist`);
  reached.add(file);
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    reach(path.join(path.dirname(file), imported.replace(/\.(?:js|ts)$/, '.d.ts')), reached);
}
