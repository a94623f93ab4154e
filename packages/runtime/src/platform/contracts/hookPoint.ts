import type { ContributionPoint, Deadline, Members } from './extension.ts';

/** A contribution with a name and one function, which its owner calls when something happens. */
interface Hook {
  readonly id: string;
  readonly handle: (...given: never) => Promise<void>;
}

/** Describes a kind of contribution that is a hook. `noun` names it in error messages, and `deadline` limits the calls of extensions' hooks. */
export const hookPoint = <H extends Hook>(
  noun: string,
  deadline: Deadline = 'callMs',
): ContributionPoint<H> => ({
  noun,
  members: { id: 'text', handle: 'function' } satisfies Members<Hook>,
  keyOf: (hook) => hook.id,
  deadlines: { handle: deadline },
});
