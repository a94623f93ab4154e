import type { WalPlace } from './walPlace.ts';

/** Thrown if a replica cannot serve a read, because it has not replayed the log far enough or is not a replica of this database. */
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
