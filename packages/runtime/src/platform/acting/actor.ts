import { userInfo } from 'node:os';
import { actingIn, scopeOf } from './requestScope.ts';
import type { AdminCaller } from '../contracts/caller.ts';

/** Names who or what changes records, for the audit log. */
export interface Actor {
  readonly kind: 'admin' | 'command' | 'job';
  /** The UUID of the administrator; null for commands and jobs. */
  readonly uuid: string | null;
  /** The administrator's email, the system user that runs the command, or the id of the job. */
  readonly name: string;
  /** The id of the route, the command without `shop`, or the id of the job. */
  readonly action: string;
}

/** Runs work on behalf of an actor: the audit log names it with every record that the work changes. */
export const asActor = <T>(actor: Actor, work: () => T): T => actingIn(actor, work);

/** Returns the actor that this code runs for; null for shoppers, deliveries of events, and the start of a shop. */
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

/** A user of containers may have a number alone. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
