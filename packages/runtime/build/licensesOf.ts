import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Returns the license texts of the packages that some files belong to. */
export function licensesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const parts = [...folders].map(licenseOf).toSorted();
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folder of a package below `node_modules`. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

function licenseOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const [file] = globSync('{LICENSE,LICENCE,License,license}*', { cwd: folder });
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : named(license, author);
  return `${name} ${version}\n\n${text}\n`;
}

/** Names author and license of a package that was published without the text. */
function named(license = 'unknown', author: Manifest['author']): string {
  const name = typeof author === 'object' ? author.name : (author ?? 'its authors');
  return `Copyright (c) ${name}. The text of the license: https://spdx.org/licenses/${license}.html`;
}
