import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';

/** The members of a package.json that an upgrade reads or writes. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly engines?: Readonly<Record<string, string>>;
}

/** Reads the package.json in a folder. Returns null if there is none. Throws StartFailure (exit 3) for invalid JSON. */
export function readManifest(folder: string): Manifest | null {
  const file = path.join(folder, 'package.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new StartFailure(EXIT.config, [
      { where: file, message: `is no JSON: ${(error as Error).message}` },
    ]);
  }
}

/** Returns the version of an installed package, or null if it is not installed. */
export const installedVersion = (storeDir: string, name: string): string | null =>
  readManifest(path.join(storeDir, 'node_modules', name))?.version ?? null;

const BLOCK = 512;

/** Reads the package.json in a tarball packed by npm. Throws StartFailure (exit 3) if the file has no package.json. */
export function readPacked(file: string): Manifest & { readonly name: string; readonly version: string } {
  const tar = unpack(file);
  for (let at = 0; at + BLOCK <= tar.length;) {
    const name = textIn(tar, at, 100);
    if (name === '') break;
    const size = Number.parseInt(textIn(tar, at + 124, 12), 8) || 0;
    if (/^[^/]+\/package\.json$/.test(name)) {
      const manifest = JSON.parse(tar.toString('utf8', at + BLOCK, at + BLOCK + size)) as Manifest;
      if (manifest.name !== undefined && manifest.version !== undefined)
        return { ...manifest, name: manifest.name, version: manifest.version };
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new StartFailure(EXIT.config, [{ where: file, message: 'is no package that npm packed' }]);
}

function unpack(file: string): Buffer {
  try {
    return gunzipSync(readFileSync(file));
  } catch (error) {
    throw new StartFailure(EXIT.config, [{ where: file, message: (error as Error).message }]);
  }
}

/** Reads a null-terminated string from a tar header. */
const textIn = (tar: Buffer, from: number, length: number): string =>
  tar
    .toString('latin1', from, from + length)
    .replace(/\0.*$/s, '')
    .trim();
