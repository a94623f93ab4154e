import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { hasUsers } from '../../platform/db/embedded/users.ts';
import { runtimeVersion } from '../../platform/runtimeVersion.ts';
import { startTestServer, testFolder } from './testServer.ts';
import type { TestServer } from './testServer.ts';

const UNUSED_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Connects this process to the current system user's test server, which all test files and test runs share. The server is stored in
 * `testFolder()`, separately for each runtime version. It keeps migrated databases between runs, and only runs while tests use it.
 */
export async function openSharedServer(): Promise<TestServer> {
  const folder = ownFolder();
  removeUnused(folder);
  const dir = path.join(folder, `postgres-${runtimeVersion()}`);
  try {
    return await startTestServer(dir);
  } catch (error) {
    // Without fsync, a system crash can corrupt the test data, which is disposable.
    const users = path.join(dir, 'users');
    if (!existsSync(users) || hasUsers(users)) throw error;
    rmSync(dir, { recursive: true, force: true });
    return startTestServer(dir);
  }
}

/** Returns the test folder of the current system user. Throws if another user created the folder. */
function ownFolder(): string {
  const { uid, username } = userInfo();
  const folder = path.join(testFolder(), `shop-test-${uid === -1 ? username : uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const made = lstatSync(folder);
  if (!made.isDirectory() || (uid !== -1 && made.uid !== uid))
    throw new Error(
      `The folder of the test databases, ${folder}, belongs to another user: remove it, or set SHOP_TEST_DIR to another folder.`,
    );
  // If root runs the tests, another user runs PostgreSQL and needs access to the folder. Other users must not be able to write to it.
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes test servers of other versions that were last started more than a week ago. */
function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const started = statSync(path.join(folder, name, 'data/postmaster.opts'), { throwIfNoEntry: false });
    const users = path.join(folder, name, 'users');
    if (!started || started.mtimeMs > Date.now() - UNUSED_DAYS * DAY_MS) continue;
    if (!name.endsWith(`-${runtimeVersion()}`) && existsSync(users) && !hasUsers(users))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
