import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PartialValues } from '../../platform/entity/table.ts';
import { registeredProvider } from './callProvider.ts';
import { invalidZone, providerAlreadyAttached, providerNotAttached } from './errors.ts';
import type { Attachment } from './shippingZone.ts';
import { touchShipping, zoneExists } from './shippingZone.repo.ts';
import { deleteAttachmentRow, insertAttachment, updateAttachmentRow } from './shippingZoneProvider.repo.ts';
import type { AttachmentValues } from './shippingZoneProvider.repo.ts';

/**
 * Attaches a registered provider to a zone. Throws 400 if the zone is unknown, the provider is not registered, or the
 * provider is already attached. Of two concurrent requests, a constraint lets only one succeed.
 */
export async function attachProvider(
  app: AppContext,
  db: Db,
  zoneUuid: string,
  values: AttachmentValues,
): Promise<Attachment> {
  const code = values.provider_code;
  if (!(await zoneExists(db, zoneUuid))) throw invalidZone();
  registeredProvider(app, code);
  return onConstraint({ shipping_zone_provider_key: () => providerAlreadyAttached(code) }, () =>
    db.transaction(async (tx) => {
      await touchShipping(tx);
      const attachment = await insertAttachment(tx, zoneUuid, values);
      if (!attachment) throw invalidZone();
      return attachment;
    }),
  );
}

/**
 * Updates the given fields of an attachment. The provider need not be registered. Throws 400 if the provider is not
 * attached.
 */
export const updateAttachment = (
  db: Db,
  zoneUuid: string,
  providerCode: string,
  values: PartialValues<Omit<AttachmentValues, 'provider_code'>>,
): Promise<Attachment> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const attachment = await updateAttachmentRow(tx, zoneUuid, providerCode, values);
    if (!attachment) throw (await zoneExists(tx, zoneUuid)) ? providerNotAttached() : invalidZone();
    return attachment;
  });

/**
 * Removes an attachment if it exists. The provider's data for the zone is not deleted. Throws 400 for an unknown
 * zone.
 */
export const detachProvider = (db: Db, zoneUuid: string, providerCode: string): Promise<void> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const removed = await deleteAttachmentRow(tx, zoneUuid, providerCode);
    if (removed === 0 && !(await zoneExists(tx, zoneUuid))) throw invalidZone();
  });
