import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { Db } from '../../platform/db/db.ts';

/** A rule that the records of a healthy shop satisfy. `shop doctor` and backups check it. */
export interface DoctorRule {
  /** The ID, which begins with the name of the extension and a dot, such as `cardgw.customers`. */
  readonly id: string;
  /** The rule as a sentence. */
  readonly about: string;
  /** Tells the operator in a sentence how to fix a violation. */
  readonly fix: string;
  /** True if such rows may exist for a while, because a job clears them. Violations are then reported as a warning. */
  readonly isCleared?: true;
  /**
   * Lists up to 1,000 violations by an identifier that people recognize. Runs in a read-only transaction with a time limit, and must not
   * make remote calls.
   */
  find(db: Db, app: AppContext): Promise<readonly string[]>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly doctorRules?: readonly DoctorRule[];
  }
}

export const doctorRules: ContributionPoint<DoctorRule> = {
  noun: 'doctor rule',
  members: {
    id: 'text',
    about: 'text',
    fix: 'text',
    isCleared: 'any',
    find: 'function',
  } satisfies Members<DoctorRule>,
  keyOf: (rule) => rule.id,
  fault: ({ id }, extension) =>
    id.startsWith(`${extension}.`) ? null : `the ID must begin with "${extension}."`,
};
