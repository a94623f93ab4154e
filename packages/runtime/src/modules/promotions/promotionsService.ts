import { isUuid } from '../../platform/db/ids.ts';
import type { PromotionsService } from './contract.ts';
import { codesBody } from './offers/codeBody.ts';
import { createCodes } from './offers/createCodes.ts';
import { promotionNotFound } from './offers/errors.ts';

/** Creates the promotions service. Codes are checked as those of the interface are. */
export const promotionsService = (): PromotionsService => ({
  async createCodes(db, uuid, { count, prefix = '', maxUses = 1 }) {
    const sent = codesBody.safeParse({ count, prefix, max_uses: maxUses });
    if (!sent.success) throw new TypeError(sent.error.issues.map(({ message }) => message).join('; '));
    if (!isUuid(uuid)) throw promotionNotFound();
    return createCodes(db, { uuid }, { count, prefix, max_uses: maxUses });
  },
});
