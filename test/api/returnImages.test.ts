import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { column, sql, z } from '@shop/runtime/extension';
import { createStorefrontClient } from '@shop/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { fieldsOf, openBrowser } from '../support/browser.ts';
import { createImage, sharp } from '../support/images.ts';
import { workerIdle } from '../support/mailbox.ts';
import { returnShop } from '../support/returnShop.ts';
import type { Placed, ReturnShop } from '../support/returnShop.ts';
import { dataOf } from '../support/shop.ts';

let its: ReturnShop;
let photo: Buffer;
beforeAll(async () => {
  its = await returnShop();
  photo = await createImage('jpeg');
});
afterAll(() => its.shop.stop());
const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);

interface Asked {
  readonly order: Placed;
  readonly uuid: string;
}
interface Sender {
  readonly token?: string | null;
  readonly bearer?: string;
}

async function newReturn(): Promise<Asked> {
  const order = await its.place(2);
  await its.deliver(order);
  return { order, uuid: (await its.ask(order, 1)).uuid };
}

function formOf(contents: readonly Buffer[], name = 'photo.jpg'): FormData {
  const form = new FormData();
  for (const content of contents) form.append('images', new Blob([new Uint8Array(content)]), name);
  return form;
}

/** Requests an address of a return, by default as the bearer of the order's token. */
async function call(
  method: string,
  { order, uuid }: Asked,
  path: string,
  sent: Sender & { form?: FormData } = {},
) {
  const { token = order.orderToken, bearer, form } = sent;
  const query = token === null ? '' : `?token=${token}`;
  const answer = await fetch(`${its.shop.url}/api/returns/${uuid}/images${path}${query}`, {
    method,
    ...(form && { body: form }),
    ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
  });
  const content = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return {
    status: answer.status,
    headers: answer.headers,
    content,
    body: isJson ? JSON.parse(content.toString('utf8')) : null,
  };
}
const add = (asked: Asked, contents: readonly Buffer[], sent: Sender = {}) =>
  call('POST', asked, '', { ...sent, form: formOf(contents) });

describe('images of a return', () => {
  test('are added by the shopper, re-encoded without what a camera notes, and read by those who may', async () => {
    const asked = await newReturn();
    const located = await sharp(await createImage('jpeg'))
      .withExif({ IFD0: { Copyright: 'Ada at home' } })
      .jpeg()
      .toBuffer();
    expect(located.includes('Ada at home')).toBe(true);
    const answer = await add(asked, [located, await createImage('png')]);
    expect(answer.status).toBe(200);
    const { images } = answer.body.data;
    expect(images).toEqual([
      { uuid: expect.any(String), type: 'image/webp', size: expect.any(Number), width: 60, height: 40 },
      { uuid: expect.any(String), type: 'image/webp', size: expect.any(Number), width: 60, height: 40 },
    ]);
    const path = `/${images[0].uuid}`;
    const file = await call('GET', asked, path);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect(file.content).toHaveLength(images[0].size);
    expect(file.content.includes('Ada at home')).toBe(false);
    expect(await sharp(file.content).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect((await its.readReturn(asked.uuid)).images).toEqual(images);
    const history = await its.shop.db.any(sql.type(z.object({ comment: column.text }))`
      select comment from order_activity where order_activity_order_id = ${asked.order.order_id}`);
    expect(history.map(({ comment }) => comment)).toContain(
      `Return ${answer.body.data.number}: 2 images added`,
    );

    const nobody = await call('GET', asked, path, { token: null });
    expect([nobody.status, nobody.body.error.code]).toEqual([401, 'UNAUTHORIZED']);
    const other = await newReturn();
    for (const wrong of [
      await call('GET', asked, path, { token: other.order.orderToken }),
      await call('GET', other, path),
      await add(asked, [photo], { token: other.order.orderToken }),
      await call('DELETE', asked, path, { token: other.order.orderToken }),
    ])
      expect([wrong.status, wrong.body.error.code]).toEqual([
        404,
        expect.stringMatching(/^RETURN_(IMAGE_)?NOT_FOUND$/),
      ]);
    const reader = await tokenOf(await newAdmin([await newRole('getReturn')]));
    const staff = await tokenOf(await newAdmin([await newRole('listReturns')]));
    expect((await call('GET', asked, path, { token: null, bearer: reader })).status).toBe(200);
    expect((await call('GET', asked, path, { token: null, bearer: staff })).status).toBe(403);
    expect((await add(asked, [photo], { token: null, bearer: reader })).status).toBe(403);
    expect((await fetch(`${its.shop.url}/assets/${images[0].uuid}.webp`)).status).toBe(404);
  });

  test('are at most five, also when many are sent at once, and none is kept of a refused form', async () => {
    const asked = await newReturn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => add(asked, [await createImage('png')])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 400, 400, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body.error).toMatchObject({
      code: 'TOO_MANY_IMAGES',
      message: 'A return can have at most 5 images',
    });
    const [first] = (await its.readReturn(asked.uuid)).images;
    const removed = await call('DELETE', asked, `/${first.uuid}`);
    expect(removed.body.data.images).toHaveLength(4);
    expect((await call('DELETE', asked, `/${first.uuid}`)).body.error).toMatchObject({
      code: 'RETURN_IMAGE_NOT_FOUND',
      message: 'Image not found',
    });
    const broken = await add(asked, [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]);
    expect([broken.status, broken.body.error.code]).toEqual([400, 'NOT_AN_IMAGE']);
    expect((await add(asked, [photo, randomBytes(400)])).body.error.code).toBe('NOT_AN_IMAGE');
    expect((await add(asked, [])).body.error.code).toBe('NO_IMAGE');
    expect((await add(asked, [photo, photo])).body.error.code).toBe('TOO_MANY_IMAGES');
    expect((await its.readReturn(asked.uuid)).images).toHaveLength(4);
    expect((await add(asked, [photo])).body.data.images).toHaveLength(5);
  });

  test('are added, seen and removed by a guest through the client, with the token of the order', async () => {
    const asked = await newReturn();
    const other = await newReturn();
    const { returns } = createStorefrontClient({ baseUrl: its.shop.url });
    const { orderToken: token } = asked.order;
    const images = ['one.jpg', 'two.jpg'].map((name) => new File([new Uint8Array(photo)], name));
    await expect(returns.addImages(asked.uuid, { images })).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
    await expect(
      returns.addImages(asked.uuid, { images, token: other.order.orderToken }),
    ).rejects.toMatchObject({ status: 404, code: 'RETURN_NOT_FOUND' });
    const { images: added } = await returns.addImages(asked.uuid, { images, token });
    expect(added).toHaveLength(2);
    expect((await returns.get(asked.uuid, { token })).images).toEqual(added);
    const after = await returns.deleteImage(asked.uuid, added[0]!.uuid, { token });
    expect(after.images).toEqual(added.slice(1));
  });

  test('end with the return, and with the order’s erasure', async () => {
    const person = await its.shop.make.customer({ email: 'shows@example.com', full_name: 'Shows Much' });
    const order = (await its.shop.make.order({
      customer: person,
      paymentMethod: 'cod',
      items: [{ sku: its.sku }],
      state: 'delivered',
    })) as unknown as Placed;
    await workerIdle(its.shop);
    const created = dataOf(
      await person.session.request('POST', `/api/orders/${order.uuid}/returns`, {
        items: its.some(order, 1),
      }),
    );
    const asked = { order, uuid: created.uuid };
    const bearer = await its.shop.adminToken();
    expect((await add(asked, [photo], { token: null, bearer })).status).toBe(200);
    await its.post(`/api/returns/${created.uuid}/decline`, { reason: 'Worn' });
    const late = await add(asked, [photo], { token: null, bearer });
    expect([late.status, late.body.error.code]).toEqual([409, 'RETURN_STATE']);

    const { uuid: customer } = dataOf(await person.session.request('GET', '/api/customers/me'));
    const started = dataOf(await its.shop.admin('POST', `/api/customers/${customer}/export`));
    await workerIdle(its.shop);
    const archive = await fetch(`${its.shop.url}/api/customer-exports/${started.export_id}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const data = JSON.parse(strFromU8(files['data.json']!)).data;
    expect(data.return_image).toHaveLength(1);
    const image = files[`returns/${created.number}-1.webp`]!;
    expect(await sharp(Buffer.from(image)).metadata()).toMatchObject({ format: 'webp' });

    dataOf(await its.shop.admin('POST', `/api/customers/${customer}/erase`));
    const left = await its.shop.db.any(sql.type(z.object({}))`
      select from return_image join return_request r using (return_request_id) where r.uuid = ${created.uuid}`);
    expect(left).toEqual([]);
  });
});

describe('on the page of the return', () => {
  test('a form without script adds images, says what is wrong with them, and removes them', async () => {
    const asked = await newReturn();
    const guest = openBrowser(its.shop);
    const path = `/orders/${asked.order.uuid}/returns/${asked.uuid}?token=${asked.order.orderToken}`;
    const page = await guest.open(path);
    expect(page.html).toContain('You can add up to 5 images');
    expect(page.html).toMatch(
      /<form method="post" action="[^"]*\/images\?token=[^"]*" enctype="multipart\/form-data">/,
    );
    const action = `${its.shop.url}/orders/${asked.order.uuid}/returns/${asked.uuid}/images?token=${asked.order.orderToken}`;
    const send = (form: FormData) =>
      fetch(action, { method: 'POST', body: form, redirect: 'manual', headers: { accept: 'text/html' } });
    const refused = await send(formOf([Buffer.from('no image')], 'notes.txt'));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('The file “notes.txt” isn’t a JPEG, PNG, GIF, WebP or AVIF image');
    const sent = await send(formOf([photo]));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
    const shown = await guest.open(path);
    const src = /<img src="(\/api\/returns\/[^"]+)"/.exec(shown.html)?.[1]?.replaceAll('&amp;', '&');
    expect((await fetch(`${its.shop.url}${src}`)).headers.get('content-type')).toBe('image/webp');
    const remove = /action="([^"]*\/remove\?token=[^"]*)"/.exec(shown.html)?.[1]?.replaceAll('&amp;', '&');
    const after = await guest.send(remove as string, fieldsOf(shown.html, remove as string));
    expect(after.html).not.toContain('<img src="/api/returns/');
    expect((await its.readReturn(asked.uuid)).images).toEqual([]);
  });
});
