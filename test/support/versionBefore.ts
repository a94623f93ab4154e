import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Returns the commit of the previous version, which CHANGELOG.md names. Returns null if the commit is unavailable, as in a copy without git
 * history.
 */
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
  /** Folder of the unpacked repository. */
  readonly dir: string;
  remove(): void;
}

/** Unpacks the sources of a commit. They run with the installed libraries of the current version. */
export function unpackVersion(commit: string): OtherVersion {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-version-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', dir], { input: archive });
  linkLibraries(dir);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Links all installed packages except the workspaces, because the workspaces are those of the other version. */
function linkLibraries(dir: string): void {
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(dir, 'node_modules/@shop'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@shop') symlinkSync(path.join(modules, name), path.join(dir, 'node_modules', name));
  for (const group of ['packages', 'extensions'])
    for (const folder of readdirSync(path.join(dir, group)))
      symlinkSync(path.join(dir, group, folder), path.join(dir, 'node_modules/@shop', folder));
}
