import type { AppContext } from '../../platform/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidZone, providerAlreadyAttached } from './errors.ts';
import { registeredProvider } from './registeredProvider.ts';
import { touchShipping } from './shippingRevision.repo.ts';
import { zoneExists } from './shippingZone.repo.ts';
import { insertAttachment } from './shippingZoneProvider.repo.ts';
import type { Attachment, AttachmentFields } from './shippingZoneProvider.repo.ts';

/** Attaches a registered provider to a zone. Of two at once the constraint lets one through. */
export async function attachProvider(
  app: AppContext,
  db: Db,
  zoneUuid: string,
  { provider_code, ...fields }: AttachmentFields & { readonly provider_code: string },
): Promise<Attachment> {
  if (!(await zoneExists(db, zoneUuid))) throw invalidZone();
  registeredProvider(app, provider_code);
  return onConstraint({ shipping_zone_provider_key: () => providerAlreadyAttached(provider_code) }, () =>
    db.transaction(async (tx) => {
      await touchShipping(tx);
      const attachment = await insertAttachment(tx, zoneUuid, provider_code, fields);
      if (!attachment) throw invalidZone();
      return attachment;
    }),
  );
}
