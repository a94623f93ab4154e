import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { Manifest } from './manifest.ts';
import { npmFault, npmInstall, runProgram } from './npm.ts';
import type { ProgramEnd } from './npm.ts';
import type { Target } from './targets.ts';

/** A copy of a store with the new packages of an upgrade, used to check the upgrade. The store itself stays unchanged. */
export interface Stage {
  readonly dir: string;
  /** Runs a `shop` command of the new version in the copy. */
  run(...command: readonly string[]): Promise<ProgramEnd>;
  remove(): void;
}

/** The names of files and folders that are not copied: packages and data. */
const LEFT = new Set(['node_modules', 'package.json', 'package-lock.json', '.shop', '.git']);

/**
 * Copies a store next to its data folder and installs the packages of an upgrade in the copy. Throws StartFailure (exit 1) if npm fails,
 * and then deletes the copy.
 */
export async function stageUpgrade(
  storeDir: string,
  { manifest }: Target,
  signal?: AbortSignal,
): Promise<Stage> {
  const parent = path.join(storeDir, '.shop');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(path.join(parent, 'upgrade-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    for (const name of readdirSync(storeDir))
      if (!LEFT.has(name)) symlinkSync(path.join(storeDir, name), path.join(dir, name));
    writeManifest(dir, withAbsoluteSpecs(manifest, storeDir));
    const ended = await npmInstall(dir, signal);
    if (ended.code !== 0)
      throw new StartFailure(EXIT.failure, [
        {
          where: 'npm',
          message: `the packages cannot be installed: ${npmFault(ended)}`,
          hint: 'Nothing was changed.',
        },
      ]);
  } catch (error) {
    remove();
    throw error;
  }
  keepSecret(storeDir, dir);
  return {
    dir,
    remove,
    run: (...command) =>
      runProgram(process.execPath, [path.join(dir, 'node_modules/@shop/cli/bin/shop.js'), ...command], {
        cwd: dir,
        signal,
        env: { ...process.env, NODE_OPTIONS: '' },
      }),
  };
}

/** Converts package paths relative to a store to absolute paths, so that they are valid in another folder. */
export function withAbsoluteSpecs<M extends Manifest>(manifest: M, storeDir: string): M {
  const absolute = (spec: unknown): unknown => {
    if (typeof spec === 'object' && spec !== null)
      return Object.fromEntries(Object.entries(spec).map(([name, inner]) => [name, absolute(inner)]));
    const file =
      typeof spec === 'string' ? /^(?:file:|link:)?(\.{0,2}\/.*)$|^(?:file:|link:)(.*)$/.exec(spec) : null;
    return file ? `file:${path.resolve(storeDir, file[1] ?? file[2] ?? '')}` : spec;
  };
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const named = Object.entries({ dependencies, devDependencies, optionalDependencies, overrides });
  return Object.assign(
    { ...manifest },
    Object.fromEntries(named.filter(([, specs]) => specs).map(([key, specs]) => [key, absolute(specs)])),
  );
}

export const writeManifest = (dir: string, manifest: Target['manifest']): void =>
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Copies the store's secret, so that the copy does not create a new one. */
function keepSecret(storeDir: string, dir: string): void {
  const secret = path.join(storeDir, '.shop/session-secret');
  if (!existsSync(secret)) return;
  mkdirSync(path.join(dir, '.shop'), { recursive: true });
  copyFileSync(secret, path.join(dir, '.shop/session-secret'));
}
