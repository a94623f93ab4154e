// Builds all published packages and packs them into the given folder, for stores and extensions that are created before the packages are on
// npm.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './keepPage.ts';
import { packArguments } from './publishedPackages.ts';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Name the folder of the tarballs: npm run pack -- ../shop-packages');
  process.exit(4);
}
const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
mkdirSync(folder, { recursive: true });
const { status } = spawnSync('npm', packArguments(folder), { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
