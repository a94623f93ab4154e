import type { AppContext } from '../../platform/contracts/context.ts';
import type { QuoteRequest } from './contract.ts';
import { atRevision } from './setupCache.ts';
import { listServingAttachments } from './shippingZoneProvider.repo.ts';
import type { ServingAttachment } from './shippingZoneProvider.repo.ts';

/** Returns each provider's attachment that serves the destination. One statement, or none if cached for the revision. */
export const servingAttachments = (
  app: AppContext,
  { destination, revision }: Pick<QuoteRequest, 'destination' | 'revision'>,
): Promise<readonly ServingAttachment[]> =>
  atRevision(app, revision, `serving ${destination.country} ${destination.province ?? ''}`, (db) =>
    listServingAttachments(db, destination),
  );
