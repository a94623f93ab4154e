import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineRoute, refuse, z } from '@shop/runtime/extension';
import type { AppContext, Route } from '@shop/runtime/extension';
import type { Paybox } from './paybox.ts';
import { reportOf } from './payboxMethod.ts';

const badSignature = () => refuse(400, 'PAYBOX_BAD_SIGNATURE', 'The signature of the notice is not right');

/**
 * Webhook that receives signed notices about changed sessions. The session is then read from the gateway, so that an outdated or repeated
 * notice has no effect.
 */
export const notices = (paybox: Paybox): Route =>
  defineRoute({
    id: 'payboxWebhook',
    method: 'POST',
    path: '/api/paybox/notices',
    access: 'public',
    idempotency: 'none',
    sdk: false,
    body: 'raw',
    takes: { type: 'application/x-www-form-urlencoded' },
    response: z.object({}),
    async handle({ app, body, request }) {
      await checkSignature(app, body, request.headers['paybox-signature']);
      const id = new URLSearchParams(body.toString('utf8')).get('session') ?? '';
      const order = await app.orders.find(app.db, { method: 'paybox', integrationId: id });
      const report = order && reportOf(await paybox.read(app, id));
      if (report) await app.payments.apply(report);
      return {};
    },
  });

async function checkSignature(
  app: AppContext,
  body: Buffer,
  header: string | string[] | undefined,
): Promise<void> {
  const key = await app.setting('payboxKey');
  if (!key || typeof header !== 'string') throw badSignature();
  const right = createHmac('sha256', key).update(body).digest();
  const sent = Buffer.from(header, 'hex');
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw badSignature();
}
