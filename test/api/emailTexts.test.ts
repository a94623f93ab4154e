import { mkdir, writeFile } from 'node:fs/promises';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import walletgw from '@shop/walletgw';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailbox } from '../support/mailbox.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'];
/** Matches data, which is the same in every language: the shop's name, people, places, products and codes. */
const DATA =
  /https?:\S+|Ada Lovelace|Walnut tray|Does the mug go into the dishwasher\?|Example Parcel|12 Analytical Row|Oakland, CA 94607|SKU-\w+|Product|\S+@\S+/g;
/** Words that every English sentence of an email has some of, and that are no words of the other languages. */
const ENGLISH = /\b(?:the|your|you|with|order|been|this|and|from|for|our|will|new)\b/iu;

let shop: TestShop;
let kinds: readonly { readonly id: string; readonly has_preview: boolean }[];
beforeAll(async () => {
  const { extension: mailbox } = createMailbox();
  shop = await testShop({
    extensions: [coreShipping, cod, cardgw, walletgw, mailbox],
    config: { shop: { name: 'Mugs', languages: LANGUAGES } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const { sku } = await createProduct(shop, { price: 20, qty: 50 });
  dataOf(
    await shop.request('POST', '/api/orders', {
      cart_id: await createReadyCart(shop, sku),
    }),
  );
  kinds = dataOf(await shop.admin('GET', '/api/email-kinds'));
});
afterAll(() => shop.stop());

interface Preview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

async function preview(kind: string, language: string): Promise<Preview> {
  const mail = dataOf(await shop.admin('POST', `/api/email-kinds/${kind}/preview`, { language }));
  if (process.env['PICTURES']) {
    const folder = `test-results/emails/${language}`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/${kind}.html`, mail.html);
    await writeFile(`${folder}/${kind}.txt`, `${mail.subject}\n\n${mail.text}`);
  }
  return mail;
}

const isAbout = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[0] ?? null;

/** Lists what is wrong with an email: what a program left in it, and words of another language. */
function faultsOf({ subject, text, html }: Preview, language: string): readonly string[] {
  const own = `${subject}\n${text}`.replace(DATA, '');
  const faults = {
    markup: isAbout(own, /<[a-z/][^>\n]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i),
    placeholder: isAbout(own, /\{\w+\}|\{\w+,|undefined|\[object|\bNaN\b|\bnull\b/),
    key: isAbout(own, /\b(?:orders|mail|customers|newsletter|reminders|recovery|storefront)\.\w+\.\w+/),
    html: isAbout(html, /\{\w+\}|\bundefined\b|\[object|href="#"|href=""/),
    english: language === 'en' ? null : isAbout(own, ENGLISH),
    subject: subject.length > 90 ? `a subject of ${subject.length} characters` : null,
    direction: html.includes('dir="rtl"') === (language === 'ar') ? null : 'wrong direction',
    language: html.includes(`<html lang="${language}`) ? null : 'wrong lang',
  };
  return Object.entries(faults).flatMap(([name, found]) => (found === null ? [] : [`${name}: ${found}`]));
}

test.each(LANGUAGES)(
  'every email in "%s" is whole in its own language, as HTML and as plain text',
  async (language) => {
    const shown = kinds.filter(({ has_preview }) => has_preview);
    expect(shown.length).toBeGreaterThan(15);
    const faults: Record<string, readonly string[]> = {};
    for (const { id } of shown) {
      const found = faultsOf(await preview(id, language), language);
      if (found.length > 0) faults[id] = found;
    }
    expect(faults).toEqual({});
  },
);

test('every email says in plain text what its HTML says', async () => {
  for (const { id } of kinds.filter(({ has_preview }) => has_preview)) {
    const { html, text } = await preview(id, 'de');
    const links = [...html.matchAll(/<a class="(?:button|quiet)" href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect([id, links.filter((link) => !text.includes(link))]).toEqual([id, []]);
  }
});
