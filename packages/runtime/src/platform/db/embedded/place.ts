import { createHash } from 'node:crypto';
import {
  chmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canReach, serverUser } from './serverUser.ts';
import type { ServerUser } from './serverUser.ts';

/** The paths of an embedded server on this machine. */
export interface Place {
  /** The real path of the server folder. The requested path may be a link to it. */
  readonly home: string;
  readonly data: string;
  readonly log: string;
  /** The folder that contains one file per process that uses the server. */
  readonly users: string;
  /** The lock file that is held while the server starts or stops. */
  readonly lock: string;
  readonly socketDir: string;
  readonly user: ServerUser;
}

/** The parent folder for servers that are started by root but cannot access the store folder. */
const SYSTEM_DIR = '/var/lib/shop';
/** Maximum length of a unix socket path in bytes, without the terminating zero byte. */
const SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/** Determines the paths of the server in `dir` and creates the folders. */
export function preparePlace(dir: string): Place {
  mkdirSync(path.dirname(dir), { recursive: true });
  const requested = path.join(realpathSync(path.dirname(dir)), path.basename(dir));
  const user = serverUser(path.join(requested, 'data'));
  if (user === null)
    throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody".');
  refuseForeign(path.join(requested, 'data'), user);
  const home = findHome(requested, user);
  mkdirSync(home, { recursive: true });
  // The owner of existing data takes precedence, because `home` may be the target of an existing link.
  const owner = serverUser(path.join(home, 'data')) ?? user;
  if (isRoot()) chmodSync(home, 0o755);
  const users = path.join(home, 'users');
  mkdirSync(users, { recursive: true });
  return {
    home,
    data: path.join(home, 'data'),
    log: path.join(home, 'postgres.log'),
    users,
    lock: path.join(home, 'lock'),
    socketDir: privateFolder(chooseSocketDir(home), owner),
    user: owner,
  };
}

/** Creates a folder that only the server's user can access. Rejects an existing folder of another user. */
export function privateFolder(folder: string, user: ServerUser): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Change the owner only of folders that root has created. Another user could replace a folder of theirs with a link to any file.
  if (isRoot() && lstatSync(folder).uid === 0) lchownSync(folder, user.uid, user.gid);
  const made = lstatSync(folder);
  if (!made.isDirectory() || made.uid !== user.uid || (made.mode & 0o077) !== 0) {
    throw new Error(`${folder} must be owned by user ${user.uid} and have mode 0700.`);
  }
  return folder;
}

/** Rejects data that belongs to another user, unless root starts the server. Only root can run it as the data's owner. */
function refuseForeign(data: string, user: ServerUser): void {
  const owner = statSync(data, { throwIfNoEntry: false })?.uid ?? user.uid;
  if (owner === user.uid || isRoot()) return;
  throw new Error(
    `The data directory belongs to user ${owner}: start the shop as that user or as root, or remove ${data}.`,
  );
}

/**
 * Returns the requested folder if the server's user can access it. Otherwise replaces the folder with a link to a new folder under
 * /var/lib/shop and returns the new folder.
 */
function findHome(requested: string, user: ServerUser): string {
  const there = lstatSync(requested, { throwIfNoEntry: false });
  if (there?.isSymbolicLink()) return path.resolve(path.dirname(requested), readlinkSync(requested));
  if (canReach(user, path.dirname(requested)) && (there === undefined || canReach(user, requested)))
    return requested;
  const home = path.join(SYSTEM_DIR, shortHash(requested));
  mkdirSync(SYSTEM_DIR, { recursive: true });
  chmodSync(SYSTEM_DIR, 0o755);
  if (there !== undefined) {
    if (readdirSync(requested).length > 0) {
      throw new Error(
        `PostgreSQL runs as user ${user.uid}, who cannot access ${requested}. Move it to ${home}.`,
      );
    }
    rmdirSync(requested);
  }
  linkTo(home, requested);
  return home;
}

/** Creates a link. Succeeds if another process has just created the same link. */
function linkTo(home: string, link: string): void {
  try {
    symlinkSync(home, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns the folder for the socket: next to the data if the path is short enough, otherwise in the temporary folder. */
function chooseSocketDir(home: string): string {
  const name = `shop-${shortHash(home)}`;
  const choices = [path.join(home, 'socket'), path.join(tmpdir(), name), path.join('/tmp', name)];
  return choices.find((choice) => Buffer.byteLength(`${choice}/.s.PGSQL.5432`) <= SOCKET_PATH_BYTES)!;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const isRoot = (): boolean => process.getuid?.() === 0;
