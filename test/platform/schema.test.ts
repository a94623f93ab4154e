import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import { coreMigrations, readMigrations } from '../../packages/runtime/src/platform/migrations/source.ts';
import { describeSchema } from '../../scripts/describeSchema.ts';
import { createEmptyDatabase } from '../support/databases.ts';

const folder = path.join(import.meta.dirname, '../../migrations');

/**
 * Prefix of each released migration's checksum. Add a line for each new migration. Never change a line, because databases have already run
 * the file.
 */
const RELEASED = {
  '0001_baseline': 'bd88c7bb54b352fa',
  '0030_cod_pending': 'ba9337bc51b9e898',
  '0054_province_codes': '8ca874d571e0a674',
  '0062_api_tokens_end': '923879f2ec13dd95',
  '0066_column_names': '92ecfd8e93227904',
  '0080_accounts': '86530fc502fb9475',
  '0081_second_factor': '00240b0df6095e48',
  '0090_audit_log': '9c1849f7d0831afb',
  '0091_event_log': '79d2529fe25508ad',
  '0095_order_records': 'ce5aaa12bb38fc4d',
  '0096_audit_authenticators': '2a7e55905497a2c5',
  '0100_variant_main': '514603808732396b',
  '0120_collection_pages': '292854452edd03a8',
  '0130_carriers': 'c78032052f6c6895',
  '0131_dashboard': '6e3389cecc93a4cc',
  '0132_admin_search': '737b8991c4a0fca2',
  '0140_customer_email': '33eaced392b4e754',
  '0141_admin_password_reset': 'fae90dd9efd06af4',
  '0142_passkeys': '37a664cd14f09990',
  '0150_translations': '1330917d1f4a1cb7',
  '0155_cart_locale': '185192d1131300fd',
  '0160_order_reviews': '43df25def4eeeb58',
  '0163_setup_link': '5eb6643bbd06fe51',
  '0172_email_log': '843b032556d18ea8',
  '0175_media_files': '09f58c06b800e2c5',
  '0176_redirects': 'a2fec40bc4eb44a3',
  '0177_menus': '5db507b9fc6e91d9',
  '0180_entry_totals': 'df8c560dee7fdf21',
  '0187_deletions': '5de43ccaa144e60e',
  '0188_dashboard_counts': '1721125b3ed6d670',
  '0190_invoice_numbers': 'f928ac89c723a68c',
  '0198_compare_at_price': '3fd14157fed47638',
  '0201_suggestions': '37f4660dfdf4ec75',
  '0202_search_synonyms': 'd08630d59fbbb9da',
  '0204_order_terms': '6a4e1c802eff74f8',
  '0207_product_sales': 'ea46991664f4e4dd',
  '0208_newsletter': 'a5e95a0f9f2f7625',
  '0209_contact_messages': '4c53967455a42ee1',
  '0220_newsletter_accounts': '76362776daa94569',
  '0230_measurement': 'dfdf810a36f1b0d3',
  '0240_changeset_steps': '89d93eb466238bf2',
  '0250_webhooks': 'cdc3f1865566df0b',
  '0260_payment_return_url': '79fbd79da9e314cc',
  '0270_cart_meta_data': '63c4aa4a0aef1de2',
  '0271_watched_search': 'ca04b1d53ca2ab75',
  '0280_watched_blog': '00be7380785f024c',
  '0290_worker_session': '5f6aa8d598a37c82',
  '0300_country_codes': '050178b19e624e4e',
  '0301_text_keys': 'c19538c2fffa08a8',
  '0310_nothing_left_to_ship': 'a328f98ee29574e4',
  '0311_watched_zones': '3f622797e5efe94e',
  '0320_email_confirmed': '86b7b573b59a3aa1',
  '0330_search_languages': 'a0dcd7fa3f3925bb',
  '0355_variant_only_attribute': '441cbefbde71f901',
  '0360_order_history': 'accd224e40ffc199',
  '0361_carry_over_history': '3d74f8d5dd1f5c30',
  '0362_mark_for_review': '321ac91225c091a4',
  '0370_promised_delivery': 'a6ce2b6ba0dada17',
  '0371_customer_order': '4114ce615b00f850',
  '0380_express_payment': '84c53f2571a1dcca',
  '0400_reminders': 'a7276cba70652a57',
  '0420_documents': '8d09cfae9c081dc3',
  '0430_refunds': 'dab4a70e44134684',
  '0431_credit_notes': '9bbcd38e6219dce5',
  '0440_returns': 'a1cde30c8a95c4b2',
  '0441_refunds_of_returns': 'c08f9c972ed16082',
  '0450_company_on_addresses': 'e4d25cd05dc2b3ca',
  '0455_tax_exempt_buyers': '580c27e3444c379f',
  '0460_price_history': 'de17269e88253292',
  '0461_order_legal_texts': '3f1dc00ad09bdb60',
  '0470_data_rights': 'd163127f554cf688',
  '0480_watch_zone_countries': 'f87292bf11ace60b',
  '0490_currencies': '75c26e8d46a239b9',
  '0491_price_lists': '1a8145d50280f180',
  '0500_return_images': 'eb7ccedcbf2174b2',
  '0501_return_terms_of_order_items': 'e763991693b7e14f',
  '0502_translate_return_reasons': '67b6dbaf2ebefca6',
  '0503_return_labels': 'ff8f62980653d226',
  '0515_product_quantities': 'da8e245e80684f83',
  '0516_customer_groups': '17fafc71fe1b2022',
  '0518_prices_shown': 'f66813b51060f1c9',
  '0530_cart_line_identity': '62675a7f3dc252d0',
  '0531_offers_in_carts': 'a3810a63403dbb73',
  '0535_promotions': '34ccfe8bc9344c52',
  '0536_promotion_uses': 'd901f7fe3cec5682',
  '0540_stored_value': '06869af1a8a3ae94',
  '0545_order_tenders': '5f5f8a1a710d16ed',
  '0546_refund_tenders': 'dfa94be4a51b90a0',
  '0555_price_list_quantities': 'b40251dd8e28eba6',
  '0556_exempt_customers': '27ae607c9f94c400',
  '0557_gift_card_products': 'beea822d933f205b',
  '0558_sold_gift_cards': '7b3f4e1d0b189637',
  '0563_credit_files': 'acc6606e8f178699',
  '0565_credit_of_extensions': '95acd5047b806c63',
  '0567_orders_of_email': 'c65e3ab60b566189',
  '0569_prices_of_lists_that_are_off': 'c883202d790dd2e6',
  '0571_order_origin': 'c26ab2d7bbfca315',
  '0576_translate_promotions': 'c75f2abe33d2ba94',
  '0582_cart_origin': 'c10d9601918e46a5',
  '0583_cart_hand_over': 'c5c3cf3217c1ddd9',
  '0600_senders': 'c9ae467c68db6f30',
  '0603_consumer_notices': 'ce292c262892856d',
};

test('no migration was changed after its release', () => {
  const files = readMigrations([coreMigrations]);
  expect(Object.fromEntries(files.map(({ name, checksum }) => [name, checksum.slice(0, 16)]))).toEqual(
    RELEASED,
  );
});

test('migrations/schema.sql describes the migrated schema; `npm run docs:schema` writes it', async () => {
  const { url, drop } = await createEmptyDatabase();
  const client = new Client({ connectionString: url });
  try {
    await migrate({ url, sources: [] });
    await client.connect();
    expect(await describeSchema(client)).toBe(readFileSync(path.join(folder, 'schema.sql'), 'utf8'));
  } finally {
    await client.end();
    await drop();
  }
});

test('a change of the schema changes its description', async () => {
  const { url, drop } = await createEmptyDatabase();
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const seen = new Set([await describeSchema(client)]);
    const changes = [
      'create table lamp (name text)',
      'alter table lamp alter column name set not null',
      `alter table lamp alter column name set default 'x'`,
      'alter table lamp add constraint lamp_name_check check (length(name) < 9)',
      'create index lamp_index on lamp (name)',
      `create function f() returns trigger language plpgsql as 'begin return null; end'`,
      'create trigger lamp_trigger after insert on lamp for each row execute function f()',
      'create sequence lamp_number start 5',
    ];
    for (const change of changes) {
      await client.query(change);
      seen.add(await describeSchema(client));
    }
    expect(seen.size).toBe(changes.length + 1);
    await client.query('create view lamps as select * from lamp');
    await expect(describeSchema(client)).rejects.toThrow('Not described: v lamps');
  } finally {
    await client.end();
    await drop();
  }
});
