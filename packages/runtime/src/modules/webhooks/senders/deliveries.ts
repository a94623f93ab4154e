import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { suggestion } from '../../../platform/nearestName.ts';
import type { DoctorRule } from '../../operations/index.ts';
import { retryDeliveryRow } from '../delivery.repo.ts';
import type { DeliveriesService } from './contract.ts';
import { insertSent, listSent, replaySent, sendersWithout } from './sent.repo.ts';

/** Lists the IDs of the shop's senders. */
export const senderIds = (app: AppContext): readonly string[] =>
  app
    .registry('senders')
    .list()
    .map(({ id }) => id);

/** Creates the service that queues messages of extensions. */
export const deliveries = (app: AppContext): DeliveriesService => ({
  async queue(db, delivery) {
    const { sender, key = randomUUID() } = delivery;
    const known = senderIds(app);
    if (!known.includes(sender))
      throw new Error(`No extension has the sender "${sender}". ${suggestion(sender, known) ?? ''}`.trim());
    if (!isUuid(key)) throw new Error(`The key of a message must be a UUID, not "${key}"`);
    return insertSent(db, { ...delivery, key }, app.clock.now());
  },
  list: listSent,
  async retry(db, sender, uuid) {
    if (!isUuid(uuid)) return false;
    return (await retryDeliveryRow(db, sql.fragment`d.sender = ${sender}`, uuid, app.clock.now())) !== null;
  },
  replay: replaySent,
});

/** Finds messages that no extension sends. */
export const sendersRule: DoctorRule = {
  id: 'webhooks.senders',
  about: 'Every message that waits has a sender',
  fix: 'Install the extension that sends them, or wait until they are deleted after webhookDeliveryDays days.',
  isCleared: true,
  find: (db, app) => sendersWithout(db, senderIds(app)),
};
