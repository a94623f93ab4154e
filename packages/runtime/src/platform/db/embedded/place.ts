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

/** The files of one embedded server on this machine. */
export interface Place {
  /** The real folder; the requested one may be a link to it. */
  readonly home: string;
  readonly data: string;
  readonly log: string;
  /** The folder with one file for each process that uses the server. */
  readonly users: string;
  /** The lock held while the server is started or stopped. */
  readonly lock: string;
  readonly socketDir: string;
  readonly user: ServerUser;
}

/** The folder outside all home folders, for root's stores that the unprivileged server cannot access. */
const SYSTEM_DIR = '/var/lib/shop';
/** Maximum length of a unix socket address, without its terminating zero byte. */
const SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/** Determines the server's place for `dir` and creates its folders. */
export function preparePlace(dir: string): Place {
  mkdirSync(path.dirname(dir), { recursive: true });
  const asked = path.join(realpathSync(path.dirname(dir)), path.basename(dir));
  const user = serverUser(path.join(asked, 'data'));
  if (user === null)
    throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody".');
  refuseForeign(path.join(asked, 'data'), user);
  const home = findHome(asked, user);
  mkdirSync(home, { recursive: true });
  // Existing data decides, because the link may have pointed to it.
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

/** Creates a folder that only the server's user may access, and rejects one prepared by another user. */
export function privateFolder(folder: string, user: ServerUser): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Root transfers only what it created itself, and nothing from another user's folder, because that user may replace it with a
  // link.
  if (isRoot() && lstatSync(folder).uid === 0) lchownSync(folder, user.uid, user.gid);
  const made = lstatSync(folder);
  if (!made.isDirectory() || made.uid !== user.uid || (made.mode & 0o077) !== 0) {
    throw new Error(`${folder} must be owned by user ${user.uid} and have mode 0700.`);
  }
  return folder;
}

/** Rejects data created by another user's server, unless root starts it: only root can use that data. */
function refuseForeign(data: string, user: ServerUser): void {
  const owner = statSync(data, { throwIfNoEntry: false })?.uid ?? user.uid;
  if (owner === user.uid || isRoot()) return;
  throw new Error(
    `The data directory belongs to user ${owner}: start the shop as that user or as root, or remove ${data}.`,
  );
}

/**
 * Returns the requested folder if the server can access it; otherwise links the folder to one under /var/lib and returns that.
 */
function findHome(asked: string, user: ServerUser): string {
  const there = lstatSync(asked, { throwIfNoEntry: false });
  if (there?.isSymbolicLink()) return path.resolve(path.dirname(asked), readlinkSync(asked));
  if (canReach(user, path.dirname(asked)) && (there === undefined || canReach(user, asked))) return asked;
  const home = path.join(SYSTEM_DIR, shortHash(asked));
  mkdirSync(SYSTEM_DIR, { recursive: true });
  chmodSync(SYSTEM_DIR, 0o755);
  if (there !== undefined) {
    if (readdirSync(asked).length > 0) {
      throw new Error(`PostgreSQL runs as user ${user.uid}, who cannot access ${asked}. Move it to ${home}.`);
    }
    rmdirSync(asked);
  }
  linkTo(home, asked);
  return home;
}

/** Creates a link, which several concurrent starts may also be creating. */
function linkTo(home: string, link: string): void {
  try {
    symlinkSync(home, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns a socket folder next to the data if its path is short enough, otherwise one in the temporary folder. */
function chooseSocketDir(home: string): string {
  const name = `shop-${shortHash(home)}`;
  const choices = [path.join(home, 'socket'), path.join(tmpdir(), name), path.join('/tmp', name)];
  return choices.find((choice) => Buffer.byteLength(`${choice}/.s.PGSQL.5432`) <= SOCKET_PATH_BYTES)!;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const isRoot = (): boolean => process.getuid?.() === 0;
