import type { Contribution, SuspendedFunction } from './runtimeFaults.ts';

/** Thrown when a suspended function of a contribution is called: see `createBreaker`. */
export class ContributionRests extends Error {
  override readonly name = 'ContributionRests';
  readonly of: Contribution;

  constructor({ extension, contribution, member, failures, last, until }: SuspendedFunction) {
    super(
      `${member} of ${contribution} of ${extension} failed ${failures} times in a row (${last}), and is not called before ${until.toISOString()}`,
    );
    this.of = { extension, contribution };
  }
}
