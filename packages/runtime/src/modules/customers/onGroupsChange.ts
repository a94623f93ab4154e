import type { AppContext } from '../../platform/contracts/context.ts';
import { hookPoint } from '../../platform/contracts/hookPoint.ts';
import type { Db } from '../../platform/db/db.ts';

/** A hook that runs when a customer was put into several customer groups. */
export interface GroupsChangeHook {
  /** The name, unique across all extensions. */
  readonly id: string;
  /** Prepares what the combination of groups needs, in the transaction that stores it. `tx` is the transaction. */
  handle(app: AppContext, tx: Db): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly onGroupsChange?: readonly GroupsChangeHook[];
  }
}

export const onGroupsChange = hookPoint<GroupsChangeHook>('hook of the groups of a customer', 'answerMs');

/** Runs the hooks after a customer was put into several groups. */
export async function runGroupsChangeHooks(app: AppContext, tx: Db): Promise<void> {
  for (const hook of app.registry('onGroupsChange').list()) await hook.handle(app, tx);
}
