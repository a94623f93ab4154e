import { defineExtension, refuse } from '@shop/runtime/extension';
import type { CarrierReturnLabel, ReturnLabelRequest } from '@shop/runtime/extension';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { workerIdle } from '../support/mailbox.ts';
import { returnShop } from '../support/returnShop.ts';
import type { Placed, ReturnShop } from '../support/returnShop.ts';
import { dataOf } from '../support/shop.ts';

const PDF = '%PDF-1.4 of the owl';
const requests: ReturnLabelRequest[] = [];
let answer: (request: ReturnLabelRequest) => Promise<CarrierReturnLabel>;
const owls = defineExtension({
  name: 'owls',
  api: '^1.0',
  setup: () => ({
    carriers: [
      { name: 'raven', label: 'Raven', trackingUrl: () => null },
      {
        name: 'owl',
        label: 'Owl Post',
        trackingUrl: ({ trackingNumber }) => `https://owls.test/${trackingNumber}`,
        async createReturnLabel(request) {
          requests.push(request);
          return answer(request);
        },
      },
    ],
  }),
});

let its: ReturnShop;
beforeAll(async () => {
  its = await returnShop(['en', 'de'], [owls]);
});
afterAll(() => its.shop.stop());
beforeEach(() => {
  requests.length = 0;
  answer = async ({ returnNumber }) => ({ trackingNumber: `OWL-${returnNumber}`, file: Buffer.from(PDF) });
});

async function approved(qty = 2): Promise<{ order: Placed; uuid: string; number: string }> {
  const order = await its.place(3);
  await its.deliver(order);
  const { uuid, number } = await its.ask(order, qty);
  await its.post(`/api/returns/${uuid}/approve`);
  return { order, uuid, number };
}
const label = (uuid: string, body: object = {}) => its.admin(`/api/returns/${uuid}/label`, body);
const fileOf = (uuid: string, token: string) =>
  fetch(`${its.shop.url}/api/returns/${uuid}/label?token=${token}`);

describe('the label of a return', () => {
  test('is made once by the carrier, stored, mailed with its file, and handed out to those who may', async () => {
    const { order, uuid, number } = await approved();
    expect((await fileOf(uuid, order.orderToken)).status).toBe(404);
    const [one, other] = await Promise.all([label(uuid), label(uuid)]);
    expect(dataOf(one).label).toEqual({
      uuid: expect.any(String),
      carrier_code: 'owl',
      carrier_name: 'Owl Post',
      tracking_number: `OWL-${number}`,
      tracking_url: `https://owls.test/OWL-${number}`,
    });
    expect(dataOf(other).label).toEqual(dataOf(one).label);
    expect(new Set(requests.map(({ key }) => key))).toEqual(new Set([uuid]));
    expect(requests[0]).toMatchObject({
      returnNumber: number,
      orderNumber: order.order_number,
      origin: { country: 'US', city: 'Oakland' },
      items: [{ sku: its.sku, qty: 2 }],
    });
    const asked = requests.length;
    expect(dataOf(await label(uuid)).label).toEqual(dataOf(one).label);
    expect(requests.length).toBe(asked);
    const { body } = await its.shop.admin('GET', `/api/audit-log?entity_uuid[eq]=${uuid}`);
    const entry = body.data.find(({ action }: { action: string }) => action === 'createReturnLabel');
    expect(entry.after.labels).toMatchObject([{ carrier_code: 'owl', tracking_number: `OWL-${number}` }]);
    expect(entry.after.labels[0].content).toBeUndefined();

    const file = await fileOf(uuid, order.orderToken);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', PDF]);
    expect((await fileOf(uuid, (await its.place(1)).orderToken)).status).toBe(404);
    await workerIdle(its.shop);
    const mails = its.mailbox.sent.filter(({ subject }) =>
      subject.includes(`label for your return ${number}`),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('label by Owl Post');
    expect(mails[0]?.attachments?.map(({ filename, content }) => [filename, String(content)])).toEqual([
      [`return-label-${number}.pdf`, PDF],
    ]);
    const page = await fetch(
      `${its.shop.url}/orders/${order.uuid}/returns/${uuid}?token=${order.orderToken}`,
    );
    const html = await page.text();
    expect(html).toContain(`href="/api/returns/${uuid}/label?token=`);
    expect(html).toContain(`OWL-${number}`);
  });

  test('needs an approved return of which something is to come, and a carrier that makes it', async () => {
    const order = await its.place(2);
    await its.deliver(order);
    const { uuid } = await its.ask(order, 1);
    expect(refusalOf(await label(uuid))).toEqual([
      409,
      'RETURN_STATE',
      'This is not possible for a return in the state requested',
    ]);
    const unshipped = await its.place(1);
    const withdrawn = dataOf(await its.shopper(unshipped, 'withdrawal'));
    expect(refusalOf(await label(withdrawn.uuid))[1]).toMatch(/^NOTHING_TO_SEND_BACK$|^RETURN_STATE$/);
    const { uuid: open } = await approved(1);
    expect(refusalOf(await label(open, { carrier_code: 'raven' }))).toEqual([
      400,
      'NO_RETURN_LABELS',
      'The carrier "Raven" makes no labels for returns',
    ]);
    expect(refusalOf(await label(open, { carrier_code: 'bat' }))).toEqual([
      400,
      'UNKNOWN_CARRIER',
      'Unknown carrier "bat". Available carriers: raven, owl',
    ]);
    expect(refusalOf(await label('00000000-0000-4000-8000-000000000000'))).toEqual([
      404,
      'RETURN_NOT_FOUND',
      'Return not found',
    ]);
    expect(requests).toEqual([]);
  });

  test.each<[string, (request: ReturnLabelRequest) => Promise<CarrierReturnLabel>, readonly unknown[]]>([
    [
      'that fails',
      async () => {
        throw new Error('The owl is ill');
      },
      [502, 'CARRIER_FAILED', 'The carrier "Owl Post" could not create a label. Try again.'],
    ],
    [
      'that answers no PDF',
      async () => ({ trackingNumber: 'OWL-1', file: Buffer.from('<html>') }),
      [502, 'CARRIER_FAILED', 'The carrier "Owl Post" could not create a label. Try again.'],
    ],
    [
      'that refuses',
      async () => {
        throw refuse(400, 'OWL_TOO_HEAVY', 'Owl Post: too heavy');
      },
      [400, 'OWL_TOO_HEAVY', 'Owl Post: too heavy'],
    ],
  ])('of a carrier %s is not stored, and can be tried again', async (_, failing, expected) => {
    const { uuid } = await approved(1);
    const works = answer;
    answer = failing;
    expect(refusalOf(await label(uuid))).toEqual(expected);
    expect((await its.readReturn(uuid)).label).toBeNull();
    answer = works;
    expect(dataOf(await label(uuid)).label.carrier_code).toBe('owl');
  });
});

describe('the reasons of returns', () => {
  test('are shown in the language of the page and of the email: translated, or as the shop began', async () => {
    const { order, uuid } = await approved(1);
    const { body } = await its.shop.request('GET', '/api/return-reasons');
    const reasons = body.data as readonly {
      readonly uuid: string;
      readonly code: string;
      readonly name: string;
    }[];
    const tooSmall = reasons.find(({ code }) => code === 'too_small')!;
    const read = async (path: string) =>
      (await fetch(`${its.shop.url}${path}?token=${order.orderToken}`)).text();
    expect(await read(`/orders/${order.uuid}/return`)).toContain('Damaged or defective</option>');
    expect(await read(`/de/orders/${order.uuid}/return`)).toContain('Beschädigt oder defekt</option>');
    expect(await read(`/de/orders/${order.uuid}/returns/${uuid}`)).toContain('Grund: Beschädigt oder defekt');
    const translation = `/api/translations/return_reason/${tooSmall.uuid}/de`;
    dataOf(await its.shop.admin('PUT', translation, { fields: { name: 'Sitzt zu eng' } }));
    const german = await read(`/de/orders/${order.uuid}/return`);
    expect(german).toContain('Sitzt zu eng</option>');
    expect(german).not.toContain('Zu klein</option>');
    dataOf(await its.shop.admin('PATCH', `/api/return-reasons/${tooSmall.uuid}`, { name: 'Runs small' }));
    expect(await read(`/orders/${order.uuid}/return`)).toContain('Runs small</option>');
    await workerIdle(its.shop);
    const mail = its.mailbox.sent.findLast(({ subject }) => subject.includes('was approved'));
    expect(mail?.text).toContain('(Damaged or defective)');
  });
});
