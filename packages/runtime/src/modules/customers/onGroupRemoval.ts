import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { Db } from '../../platform/db/db.ts';

/** A hook that runs before a customer group is deleted. */
export interface GroupRemovalHook {
  /** The name, unique across all extensions. */
  readonly id: string;
  /** Removes what refers to the group, in the transaction that deletes it. `tx` is the transaction. */
  handle(app: AppContext, tx: Db, groupId: number): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly onGroupRemoval?: readonly GroupRemovalHook[];
  }
}

export const onGroupRemoval: ContributionPoint<GroupRemovalHook> = {
  noun: 'hook of the removal of a customer group',
  members: { id: 'text', handle: 'function' } satisfies Members<GroupRemovalHook>,
  keyOf: (hook) => hook.id,
  deadlines: { handle: 'answerMs' },
};

/** Runs the hooks for a group that will be deleted. */
export async function runGroupRemovalHooks(app: AppContext, tx: Db, groupId: number): Promise<void> {
  for (const hook of app.registry('onGroupRemoval').list()) await hook.handle(app, tx, groupId);
}
