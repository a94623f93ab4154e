import { spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import { privateFolder } from './place.ts';
import type { Place } from './place.ts';
import { spawnAs } from './serverUser.ts';

/**
 * Creates the data folder under a temporary name and then renames it. A folder with the final name is therefore always complete.
 */
export async function createData(place: Place, binaries: Binaries): Promise<void> {
  const partial = `${place.data}.partial`;
  rmSync(partial, { recursive: true, force: true });
  privateFolder(partial, place.user);
  const initdb = spawn(binaries.initdb, initdbArguments(partial, binaries.major), {
    ...spawnAs(place.user),
    cwd: partial,
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  initdb.stdout.on('data', collect);
  initdb.stderr.on('data', collect);
  const { promise: ended, resolve, reject } = Promise.withResolvers<number | null>();
  initdb.once('error', reject);
  initdb.once('close', resolve);
  if ((await ended) !== 0)
    throw new Error(`PostgreSQL could not create its data directory.\n${output.trimEnd()}`);
  renameSync(partial, place.data);
}

function initdbArguments(data: string, major: number): string[] {
  // Use the Unicode case rules built into PostgreSQL, if available, because they do not depend on the machine's C library.
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const locale = major >= 17 ? builtin : ['--locale=C.UTF-8'];
  // Trust all local users, because access is controlled by the socket folder. The server does not listen on the network.
  const access = ['--auth-local=trust', '--auth-host=reject'];
  return ['-D', data, '-U', 'shop', '-E', 'UTF8', '--no-instructions', ...locale, ...access];
}

/** Returns the environment variables, except for those whose names start with PG, because they would affect the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
