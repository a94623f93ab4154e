import { createHmac } from 'node:crypto';
import {
  signCardgwSignature,
  signWebhook,
  verifyCardgwSignature,
  verifyWebhook,
  WebhookVerificationError,
} from '@shop/sdk/webhooks';
import type { WebhookEvents } from '@shop/sdk/webhooks';
import { describe, expect, test } from 'vitest';
import { signEvent } from '../../packages/runtime/src/simulators/cardgw/signEvent.ts';
import { dataOf, testShop } from '../support/shop.ts';

const secret = `whsec_${Buffer.from('a key of 32 bytes, more or less!').toString('base64')}`;
const other = `whsec_${Buffer.from('another key that was never ours!').toString('base64')}`;
const body = JSON.stringify({
  type: 'order_placed',
  timestamp: '2026-01-31T09:00:00.000Z',
  version: 1,
  data: { orderNumber: '10001 – Müller' },
});
const signed = () => signWebhook({ secret, id: 'msg-1', body });

/** Returns why a request was rejected. */
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof WebhookVerificationError ? error.fault : error),
  );

describe('verifyWebhook', () => {
  test('returns the event of a request with its id, for any form of headers and body', async () => {
    const headers = await signed();
    const forms = [
      { headers, body },
      { headers: new Headers(headers), body: new TextEncoder().encode(body) },
      {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
        ),
        body: Buffer.from(body),
      },
      { headers, body: new TextEncoder().encode(body).buffer },
    ];
    for (const form of forms)
      expect(await verifyWebhook({ secret, ...form })).toEqual({ id: 'msg-1', ...JSON.parse(body) });
  });

  test('accepts one of several secrets, and one of several signatures', async () => {
    const headers = await signWebhook({ secrets: [other, secret], id: 'msg-1', body });
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
    expect(await faultOf(verifyWebhook({ secret, headers, body }))).toBe('accepted');
    expect(await faultOf(verifyWebhook({ secrets: ['whsec_AAAA', other], headers, body }))).toBe('accepted');
  });

  test('accepts the example signature in the specification', async () => {
    const time = Math.floor(Date.now() / 1000);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`msg-1.${time}.${body}`).digest('base64');
    const headers = {
      'webhook-id': 'msg-1',
      'webhook-timestamp': String(time),
      'webhook-signature': `v1a,unknown v1,${signature}`,
    };
    expect(await faultOf(verifyWebhook({ secret, headers, body }))).toBe('accepted');
  });

  test('rejects a missing signature, and one of another sender or content, too old or from the future', async () => {
    const headers = await signed();
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const faults = {
      'another secret': verifyWebhook({ secret: other, headers, body }),
      'another body': verifyWebhook({ secret, headers, body: `${body} ` }),
      'another id': verifyWebhook({ secret, headers: { ...headers, 'webhook-id': 'msg-2' }, body }),
      'another time': verifyWebhook({
        secret,
        headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) },
        body,
      }),
      'a signature cut short': verifyWebhook({
        secret,
        headers: { ...headers, 'webhook-signature': headers['webhook-signature'].slice(0, -8) },
        body,
      }),
      'no base64': verifyWebhook({ secret, headers: { ...headers, 'webhook-signature': 'v1,%%%' }, body }),
      'no signature of ours': verifyWebhook({
        secret,
        headers: { ...headers, 'webhook-signature': 'v2,AAAA' },
        body,
      }),
      old: verifyWebhook({ secret, headers, body, now: later(301) }),
      future: verifyWebhook({ secret, headers, body, now: later(-302) }),
      'old, with a small tolerance': verifyWebhook({
        secret,
        headers,
        body,
        toleranceSeconds: 5,
        now: later(10),
      }),
      'no time': verifyWebhook({ secret, headers: { ...headers, 'webhook-timestamp': 'soon' }, body }),
      'no header': verifyWebhook({ secret, headers: {}, body }),
      'no secret': verifyWebhook({ headers, body }),
      'a secret of another form': verifyWebhook({ secret: 'secret', headers, body }),
      'an empty secret': verifyWebhook({ secret: 'whsec_', headers, body }),
    };
    const found = Object.fromEntries(
      await Promise.all(Object.entries(faults).map(async ([name, work]) => [name, await faultOf(work)])),
    );
    expect(found).toEqual({
      'another secret': 'signature_mismatch',
      'another body': 'signature_mismatch',
      'another id': 'signature_mismatch',
      'another time': 'signature_mismatch',
      'a signature cut short': 'signature_mismatch',
      'no base64': 'signature_mismatch',
      'no signature of ours': 'signature_mismatch',
      old: 'timestamp_out_of_range',
      future: 'timestamp_out_of_range',
      'old, with a small tolerance': 'timestamp_out_of_range',
      'no time': 'timestamp_out_of_range',
      'no header': 'missing_header',
      'no secret': 'invalid_secret',
      'a secret of another form': 'invalid_secret',
      'an empty secret': 'invalid_secret',
    });
  });

  test('reports a signed body that is not JSON', async () => {
    const headers = await signWebhook({ secret, id: 'msg-1', body: 'no JSON' });
    expect(await faultOf(verifyWebhook({ secret, headers, body: 'no JSON' }))).toBe('invalid_body');
  });
});

describe('verifyCardgwSignature', () => {
  const endpoint = 'endpoint secret';

  test('accepts what the gateway signs, and signs in the same way', async () => {
    const now = new Date();
    const header = signEvent(body, endpoint, now);
    const verified = verifyCardgwSignature({
      secret: endpoint,
      headers: { 'cardgw-signature': header },
      body,
    });
    expect(await verified).toEqual(JSON.parse(body));
    expect(await signCardgwSignature({ secret: endpoint, body, timestamp: now })).toBe(header);
  });

  test('rejects other secrets and contents, and old ones', async () => {
    const header = await signCardgwSignature({ secret: endpoint, body });
    const headers = { 'cardgw-signature': header };
    const verify = (change: object) =>
      faultOf(verifyCardgwSignature({ secret: endpoint, headers, body, ...change }));
    expect(await verify({})).toBe('accepted');
    expect(await verify({ secret: 'another' })).toBe('signature_mismatch');
    expect(await verify({ body: `${body} ` })).toBe('signature_mismatch');
    expect(await verify({ headers: { 'cardgw-signature': 't=1,v1=zz' } })).toBe('timestamp_out_of_range');
    expect(await verify({ headers: { 'cardgw-signature': `${header.split(',')[0]},v1=zz` } })).toBe(
      'signature_mismatch',
    );
    expect(await verify({ headers: {} })).toBe('missing_header');
    expect(await verify({ secret: '' })).toBe('invalid_secret');
    expect(await verify({ now: new Date(Date.now() + 400_000) })).toBe('timestamp_out_of_range');
  });
});

/** Topics that have a type. */
const TYPED: Readonly<Record<keyof WebhookEvents, true>> = {
  order_created: true,
  order_placed: true,
  order_canceled: true,
  order_status_updated: true,
  order_payment_updated: true,
  document_issued: true,
  return_created: true,
  return_label_created: true,
  return_updated: true,
  withdrawal_declared: true,
  gift_card_issued: true,
  gift_card_redeemed: true,
  order_refunded: true,
  payment_refunded_duplicate: true,
  shipment_created: true,
  shipment_delivered: true,
  shipment_canceled: true,
  product_created: true,
  product_updated: true,
  product_deleted: true,
  inventory_updated: true,
  customer_registered: true,
  customer_erased: true,
  newsletter_subscribed: true,
  newsletter_unsubscribed: true,
  contact_message_received: true,
  webhook_test: true,
};

test('the topics of the shop are those with types', async () => {
  const shop = await testShop();
  try {
    const topics = dataOf(await shop.admin('GET', '/api/webhook-topics')) as readonly { topic: string }[];
    const names = [...topics.map(({ topic }) => topic), 'webhook_test'];
    expect(Object.keys(TYPED).toSorted()).toEqual(names.toSorted());
  } finally {
    await shop.stop();
  }
});
