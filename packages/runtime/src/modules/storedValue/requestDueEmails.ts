import type { AppContext } from '../../platform/contracts/context.ts';
import type { Job } from '../../platform/contracts/jobs.ts';
import { claimDueCards } from './mailedCode.repo.ts';

/** The most emails that one transaction makes due. */
const BATCH = 100;

/** Requests the emails of gift cards whose day has come. Each is marked in the transaction that emits its event, so that none is sent twice. */
export const requestDueEmails: Job = {
  id: 'mailDueGiftCards',
  schedule: '*/5 * * * *',
  async run(app, signal) {
    do signal?.throwIfAborted();
    while ((await requestBatch(app)) === BATCH);
  },
};

const requestBatch = (app: AppContext): Promise<number> =>
  app.db.transaction(async (tx) => {
    const due = await claimDueCards(tx, app.clock.now(), BATCH);
    if (due.length > 0)
      await app.emit(
        tx,
        ...due.map(({ uuid }) => ({ name: 'gift_card_email_due', payload: { giftCardUuid: uuid } }) as const),
      );
    return due.length;
  });
