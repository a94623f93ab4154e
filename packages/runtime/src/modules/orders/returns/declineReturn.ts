import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import type { ReturnRow } from './return.ts';
import { freedUnits, stepReturn } from './stepReturn.ts';

/** Declines a return for a reason that the shopper is told. Its units are free again. Throws as `stepReturn`. */
export const declineReturn = (
  app: AppContext,
  returnUuid: string,
  { reason, author }: { readonly reason: string; readonly author: Author },
  claim: Claim | null,
): Promise<ReturnRow> =>
  stepReturn(
    app,
    returnUuid,
    {
      step: 'decline',
      author,
      effects: (row) => ({
        declinedReason: reason,
        units: freedUnits(row),
        activity: storedText('orders.return.activity.declined', { number: row.number, reason }),
      }),
    },
    claim,
  );
