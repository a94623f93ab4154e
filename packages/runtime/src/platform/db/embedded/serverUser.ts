import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The user who runs PostgreSQL, which refuses to run as root. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user to run PostgreSQL as. Without root, this is the current user. With root, it is the owner of existing data, so
 * that an ordinary user can keep using that data, or else `postgres` or `nobody`. Null if no such user exists.
 */
export function serverUser(data: string): ServerUser | null {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0 };
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = passwd();
  return users.get('postgres') ?? users.get('nobody') ?? null;
}

/** Returns the `spawn` options for running a process as the given user. Empty unless the current user is root. */
export const spawnAs = (user: ServerUser): Partial<ServerUser> => (process.getuid?.() === 0 ? user : {});

/**
 * Reports whether a user can access a file or folder, including all of its parent folders. Always true unless the current user is
 * root, because only root runs the server as another user.
 */
export function canReach(user: ServerUser, target: string): boolean {
  if (process.getuid?.() !== 0) return true;
  const folder = statSync(target).isDirectory() ? target : path.dirname(target);
  for (let at = folder; ; at = path.dirname(at)) {
    const { uid, gid, mode } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function passwd(): Map<string, ServerUser> {
  const users = new Map<string, ServerUser>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name !== undefined && uid !== undefined && gid !== undefined) {
      users.set(name, { uid: Number(uid), gid: Number(gid) });
    }
  }
  return users;
}
