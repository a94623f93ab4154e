import type { WalPlace } from './walPlace.ts';

/**
 * The error for a replica that may not respond, because it has not replayed up to a position, or does not (or no longer) belong
 * to this database.
 */
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
