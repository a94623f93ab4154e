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
 * Connects this process to the test server of the current system user. All test files and runs share the server. It is stored in
 * `testFolder()`, one for each version of the runtime, and keeps its migrated databases between runs. It runs while a test uses it.
 */
export async function openSharedServer(): Promise<TestServer> {
  const folder = ownFolder();
  removeUnused(folder);
  const dir = path.join(folder, `postgres-${runtimeVersion()}`);
  try {
    return await startTestServer(dir);
  } catch (error) {
    // Without fsync, a system crash can leave corrupt data, which nobody needs.
    const users = path.join(dir, 'users');
    if (!existsSync(users) || hasUsers(users)) throw error;
    rmSync(dir, { recursive: true, force: true });
    return startTestServer(dir);
  }
}

/** Returns the folder of the current system user. Throws if another user created it. */
function ownFolder(): string {
  const { uid, username } = userInfo();
  const folder = path.join(testFolder(), `shop-test-${uid === -1 ? username : uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const made = lstatSync(folder);
  if (!made.isDirectory() || (uid !== -1 && made.uid !== uid))
    throw new Error(
      `The folder of the test databases, ${folder}, belongs to another user: remove it, or set SHOP_TEST_DIR to another folder.`,
    );
  // The user that runs PostgreSQL on behalf of root needs access, and nobody else may write into the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes servers of other versions that were last started more than a week ago. */
function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const started = statSync(path.join(folder, name, 'data/postmaster.opts'), { throwIfNoEntry: false });
    const users = path.join(folder, name, 'users');
    if (!started || started.mtimeMs > Date.now() - UNUSED_DAYS * DAY_MS) continue;
    if (!name.endsWith(`-${runtimeVersion()}`) && existsSync(users) && !hasUsers(users))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
