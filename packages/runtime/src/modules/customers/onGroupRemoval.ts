import type { AppContext } from '../../platform/contracts/context.ts';
import { hookPoint } from '../../platform/contracts/hookPoint.ts';
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

export const onGroupRemoval = hookPoint<GroupRemovalHook>(
  'hook of the removal of a customer group',
  'answerMs',
);

/** Runs the hooks for a group that will be deleted. */
export async function runGroupRemovalHooks(app: AppContext, tx: Db, groupId: number): Promise<void> {
  for (const hook of app.registry('onGroupRemoval').list()) await hook.handle(app, tx, groupId);
}
