import type { WalPlace } from './walPlace.ts';

/** The error of a replica that may not answer, because it has not replayed up to a place, or is none of this database (any more). */
export class NotReplayed extends Error {
  override readonly name = 'NotReplayed';
  readonly reason: 'behind' | 'no replica';
  readonly place: WalPlace;

  constructor(reason: 'behind' | 'no replica', place: WalPlace) {
    super(reason === 'behind' ? 'The replica is behind.' : 'The server is no replica of this database.');
    this.reason = reason;
    this.place = place;
  }
}
