import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleLibraries } from './bundleLibraries.ts';
import { keepPublicTypes } from './keepPublicTypes.ts';

// The runtime keeps its tree when it is built, so that a module finds its graphql folder beside it in dist as in src.
const root = path.join(import.meta.dirname, '..');
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
// An installed runtime finds the core's migrations in its own package.
rmSync(path.join(root, 'migrations'), { recursive: true, force: true });
cpSync(path.join(root, '../../migrations'), path.join(root, 'migrations'), { recursive: true });
// `shop upgrade` shows the notes of the versions that it passes from the new package.
rmSync(path.join(root, 'upgrade'), { recursive: true, force: true });
cpSync(path.join(root, '../../docs/upgrade'), path.join(root, 'upgrade'), { recursive: true });
cpSync(path.join(root, 'src'), path.join(root, 'dist'), {
  recursive: true,
  filter: (file) => !path.extname(file) || file.endsWith('.graphql'),
});
keepPublicTypes(root);
await bundleLibraries(root);
