import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { requireBuilt } from '../support/built.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** Sets up a folder as a package that can import the workspace packages. */
async function makePackage(dir: string): Promise<void> {
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  await writeFile(path.join(dir, 'package.json'), '{ "type": "module" }');
}

/**
 * Compiles all programs in a single compiler run against the built declarations, which readers of the pages also use. Returns each
 * program's errors. Errors that are in no program are returned for all programs.
 */
export async function typeErrors(
  programs: Readonly<Record<string, string>>,
): Promise<(name: string) => readonly string[]> {
  requireBuilt('packages/runtime', 'packages/sdk');
  const dir = await mkdtemp(path.join(tmpdir(), 'shop-programs-'));
  try {
    await makePackage(dir);
    const files = Object.keys(programs).map((name) => `${name}.ts`);
    const compilerOptions = { customConditions: [], checkers: 1 };
    const config = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions, files };
    await writeFile(path.join(dir, 'tsconfig.json'), JSON.stringify(config));
    for (const [name, program] of Object.entries(programs))
      await writeFile(path.join(dir, `${name}.ts`), program);
    const { stdout } = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', dir], { cwd: dir }).catch(
      (failed: { stdout: string }) => failed,
    );
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
    const others = Object.keys(programs).map((name) => `${name}.ts(`);
    return (name) =>
      errors.filter(
        (error) => error.startsWith(`${name}.ts(`) || !others.some((start) => error.startsWith(start)),
      );
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Runs a program in a folder that is set up as a package. Returns its output. */
export async function runProgram(dir: string, program: string): Promise<string> {
  await makePackage(dir);
  await writeFile(path.join(dir, 'program.ts'), program);
  const { stdout } = await run(process.execPath, ['--conditions=@shop/source', 'program.ts'], { cwd: dir });
  return stdout.trimEnd();
}
