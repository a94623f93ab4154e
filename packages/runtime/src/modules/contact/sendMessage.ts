import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { insertMessage } from './contactMessage.repo.ts';
import type { NewContactMessage } from './contactMessage.ts';

/** Stores a shopper's message and notifies the merchant by email. Opens its own transaction. */
export const sendMessage = (app: AppContext, db: Db, sent: NewContactMessage): Promise<void> =>
  db.transaction(async (tx) => {
    const messageUuid = await insertMessage(tx, sent, app.language, app.clock.now());
    await app.emit(tx, { name: 'contact_message_received', payload: { messageUuid } });
  });
