import { isUuid } from '../../platform/db/ids.ts';
import { invalidZone } from './errors.ts';

/** The uuid that a path names a zone with. A malformed one is an unknown one. */
export function zoneUuid(segment: string): string {
  if (!isUuid(segment)) throw invalidZone();
  return segment;
}
