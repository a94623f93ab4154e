import { userInfo } from 'node:os';
import { actingIn, scopeOf } from './requestScope.ts';
import type { AdminCaller } from '../contracts/caller.ts';

/** The author of record changes in the audit log: an administrator, a command, or a job. */
export interface Actor {
  readonly kind: 'admin' | 'command' | 'job';
  /** The administrator's UUID; null for commands and jobs. */
  readonly uuid: string | null;
  /** The administrator's email address, the system user that runs the command, or the job ID. */
  readonly name: string;
  /** The route ID, the command name without `shop`, or the job ID. */
  readonly action: string;
}

/** Runs work on behalf of an actor. The audit log attributes every record changed by the work to this actor. */
export const asActor = <T>(actor: Actor, work: () => T): T => actingIn(actor, work);

/** Returns the actor on whose behalf the code is running. Null for shoppers, event deliveries, and startup. */
export const currentActor = (): Actor | null => scopeOf()?.actor ?? null;

export const adminActor = ({ uuid, email }: AdminCaller, action: string): Actor => ({
  kind: 'admin',
  uuid,
  name: email,
  action,
});

export const commandActor = (action: string): Actor => ({
  kind: 'command',
  uuid: null,
  name: systemUser(),
  action,
});

export const jobActor = (id: string): Actor => ({ kind: 'job', uuid: null, name: id, action: id });

/** Returns the name of the system user, or the numeric ID if the user has no name, as in some containers. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
