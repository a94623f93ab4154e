import { userInfo } from 'node:os';
import { actingIn, scopeOf } from './requestScope.ts';
import type { AdminCaller } from '../contracts/caller.ts';

/** Identifies who or what changes records, for the audit log. */
export interface Actor {
  readonly kind: 'admin' | 'command' | 'job';
  /** The administrator's UUID; null for commands and jobs. */
  readonly uuid: string | null;
  /** The administrator's email, the system user that runs the command, or the job ID. */
  readonly name: string;
  /** The route ID, the command without `shop`, or the job ID. */
  readonly action: string;
}

/** Runs work on behalf of an actor: the audit log names the actor for every record that the work changes. */
export const asActor = <T>(actor: Actor, work: () => T): T => actingIn(actor, work);

/** Returns the actor that this code runs for. Null for shoppers, event deliveries, and shop startup. */
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

/** Returns the system user. A container user may have only a number. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
