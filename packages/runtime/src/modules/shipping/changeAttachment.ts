import type { Db } from '../../platform/db/db.ts';
import { invalidZone, providerNotAttached } from './errors.ts';
import { touchShipping } from './shippingRevision.repo.ts';
import { zoneExists } from './shippingZone.repo.ts';
import { updateAttachment } from './shippingZoneProvider.repo.ts';
import type { Attachment, AttachmentChange } from './shippingZoneProvider.repo.ts';

/** Changes the fields that `change` carries. The provider need not be registered. */
export const changeAttachment = (
  db: Db,
  zoneUuid: string,
  providerCode: string,
  change: AttachmentChange,
): Promise<Attachment> =>
  db.transaction(async (tx) => {
    await touchShipping(tx);
    const attachment = await updateAttachment(tx, zoneUuid, providerCode, change);
    if (!attachment) throw (await zoneExists(tx, zoneUuid)) ? providerNotAttached() : invalidZone();
    return attachment;
  });
