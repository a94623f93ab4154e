import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');

/** Writes a program into a folder where the workspace's packages can be imported, and checks its types. */
export async function checkTypes(dir: string, file: string, program: string): Promise<void> {
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  await writeFile(path.join(dir, 'package.json'), '{ "type": "module" }');
  const config = { extends: path.join(root, 'tsconfig.base.json'), files: [file] };
  await writeFile(path.join(dir, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(path.join(dir, file), program);
  const tsc = promisify(execFile)(path.join(root, 'node_modules/.bin/tsc'), ['-p', dir], { cwd: dir });
  await tsc.catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
}
