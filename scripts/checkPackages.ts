// Packs all published packages and checks the tarballs: publint, the types as users resolve them, and the file lists.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './keepPage.ts';
import { packArguments, published } from './publishedPackages.ts';

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Matches tests, fixtures and source maps, which are not published, except in the templates of the scaffold commands. */
const UNWANTED = /^(?!templates\/).*\.(test|fixture)\.|\.map$|^(src|test)\//;
const NEEDED = ['README.md', 'LICENSE', 'package.json'];

const unbuilt = published.filter((name) => !existsSync(path.join(root, name, 'dist')));
if (unbuilt.length > 0) {
  console.error(`Not built: ${unbuilt.join(', ')}. Run "npm run build" first.`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'shop-packages-'));
const faults = pack().flatMap(faultsOf);
rmSync(folder, { recursive: true });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${published.length} packages can be published.`);

function pack(): readonly Packed[] {
  const args = [...packArguments(folder), '--json', '--ignore-scripts'];
  const packed = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8' })) as unknown;
  return Object.values(packed as Record<string, Packed>);
}

function faultsOf({ name, filename, files }: Packed): readonly string[] {
  const tarball = path.join(folder, filename);
  const paths = files.map((file) => file.path);
  const hasTypes = paths.includes('dist/index.d.ts');
  return [
    ...NEEDED.filter((file) => !paths.includes(file)).map((file) => `${name}: ${file} is missing`),
    ...paths.filter((file) => UNWANTED.test(file)).map((file) => `${name}: ${file} is published`),
    ...foundBy('publint', ['run', tarball, '--strict'], name),
    ...(hasTypes ? foundBy('attw', [tarball, '--profile', 'esm-only', '--no-color'], name) : []),
    ...licenseFaults(name),
  ];
}

function foundBy(tool: string, args: readonly string[], name: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${name}: ${tool} found faults\n${stdout}${stderr}`];
}

function licenseFaults(name: string): readonly string[] {
  const license = readFileSync(path.join(root, 'LICENSE'), 'utf8');
  const place = published.find((folderName) => manifestName(folderName) === name) as string;
  return readFileSync(path.join(root, place, 'LICENSE'), 'utf8') === license
    ? []
    : [`${place}/LICENSE is not the LICENSE of the repository`];
}

function manifestName(place: string): unknown {
  return (
    JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as { readonly name: unknown }
  ).name;
}
