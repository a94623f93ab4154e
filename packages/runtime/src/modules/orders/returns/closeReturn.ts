import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import type { ReturnRow } from './return.ts';
import { freedUnits, stepReturn } from './stepReturn.ts';

/** Closes a return of which nothing was received. Its units are free again, and withdrawn units ship again. Throws as `stepReturn`. */
export const closeReturn = (
  app: AppContext,
  returnUuid: string,
  author: Author,
  claim: Claim | null,
): Promise<ReturnRow> =>
  stepReturn(
    app,
    returnUuid,
    {
      step: 'close',
      author,
      effects: (row) => ({
        units: freedUnits(row),
        activity: storedText('orders.return.activity.closed', { number: row.number }),
      }),
    },
    claim,
  );
