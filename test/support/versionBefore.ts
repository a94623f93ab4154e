import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The commit of the version before, which CHANGELOG.md names; null where it is not at hand, as in a copy without its history. */
export function commitBefore(): string | null {
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  const commit = /The version before this one is commit `([0-9a-f]+)`/.exec(changelog)?.[1];
  if (commit === undefined) throw new Error('CHANGELOG.md does not name the version before this one');
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return commit;
  } catch {
    return null;
  }
}

export interface OtherVersion {
  /** The folder of its repository. */
  readonly dir: string;
  remove(): void;
}

/** Unpacks the sources of a commit, which run with the installed libraries of this version. */
export function unpackVersion(commit: string): OtherVersion {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-version-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', dir], { input: archive });
  linkLibraries(dir);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Links every installed package but the workspaces, which are those of the other version. */
function linkLibraries(dir: string): void {
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(dir, 'node_modules/@shop'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@shop') symlinkSync(path.join(modules, name), path.join(dir, 'node_modules', name));
  for (const group of ['packages', 'extensions'])
    for (const folder of readdirSync(path.join(dir, group)))
      symlinkSync(path.join(dir, group, folder), path.join(dir, 'node_modules/@shop', folder));
}
