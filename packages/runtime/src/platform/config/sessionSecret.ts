import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../startFailure.ts';

/**
 * Returns the session secret of a store that does not configure one. The secret is created on first use and stored in
 * `.shop/session-secret` with mode 0600. Processes that start simultaneously get the same secret.
 */
export function storedSessionSecret(storeDir: string): string | Fault {
  const path = join(storeDir, '.shop', 'session-secret');
  try {
    const secret = readSecret(path) ?? createSecret(storeDir, path);
    if (Buffer.byteLength(secret) >= 32) return secret;
    return {
      where: path,
      message: 'is shorter than 32 bytes',
      hint: 'Delete it. The next start creates a new one.',
    };
  } catch (error) {
    return {
      where: path,
      message: `the session secret cannot be saved: ${(error as Error).message}`,
      hint: 'Make the folder writable, or set SHOP_SESSION_SECRET.',
    };
  }
}

function readSecret(path: string): string | null {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    chmodSync(path, 0o600);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes the secret to a temporary file, then creates a hard link to it at the final path. The link fails if another process has
 * already created the file.
 */
function createSecret(storeDir: string, path: string): string {
  mkdirSync(join(storeDir, '.shop'), { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readSecret(path) ?? secret;
  } finally {
    rmSync(draft);
  }
}
