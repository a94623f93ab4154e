import type { AppContext } from '../../platform/contracts/context.ts';
import type { Events } from '../../platform/contracts/events.ts';
import { unlinked } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import { findWebhook } from './webhook.repo.ts';

/** Notifies the merchant that the shop disabled a webhook. */
export const webhookSwitchedOff: EmailKind<Events['webhook_switched_off']> = {
  id: 'merchantWebhookOff',
  to: 'merchant',
  example: async (app) => ({
    message: offEmail(app, 'https://erp.example.com/shop-events', 'failing', '/admin/webhooks'),
    about: null,
  }),
  async compose({ webhookUuid, reason }, app) {
    const webhook = await findWebhook(app.db, { uuid: webhookUuid });
    if (!webhook) return null;
    return {
      entityUuid: null,
      message: offEmail(app, webhook.url, reason, `/admin/webhooks/edit/${webhookUuid}`),
    };
  },
};

function offEmail(app: AppContext, url: string, reason: 'gone' | 'failing', page: string): EmailMessage {
  const text = app.texts();
  const values = { url: unlinked(url), shop: app.config.shop.name };
  return {
    subject: text('webhooks.off.subject', values),
    blocks: [
      { paragraph: text(reason === 'gone' ? 'webhooks.off.gone' : 'webhooks.off.failing', values) },
      { paragraph: text('webhooks.off.whatToDo') },
      { link: { label: text('webhooks.off.open'), url: app.url(page) } },
    ],
  };
}
