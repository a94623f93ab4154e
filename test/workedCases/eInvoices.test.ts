import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeEInvoice } from '../../packages/runtime/src/modules/orders/eInvoices/composeEInvoice.ts';
import type { EInvoice } from '../../packages/runtime/src/modules/orders/eInvoices/eInvoice.ts';
import { missingTerms } from '../../packages/runtime/src/modules/orders/eInvoices/missingTerms.ts';
import { writeCii } from '../../packages/runtime/src/modules/orders/eInvoices/writeCii.ts';
import { writeUbl } from '../../packages/runtime/src/modules/orders/eInvoices/writeUbl.ts';
import type { Text } from '../../packages/runtime/src/platform/contracts/messages.ts';
import { toDecimal } from '../../packages/runtime/src/platform/money.ts';
import { documentOf, randomCase } from '../support/eInvoices/randomDocument.ts';
import { keepFile } from '../support/eInvoices/keepFile.ts';
import { brokenRules } from '../support/eInvoices/rules.ts';
import { readCii, readUbl } from '../support/eInvoices/terms.ts';
import type { Terms } from '../support/eInvoices/terms.ts';
import { SEED, sizeOf } from '../support/lane.ts';

const numRuns = sizeOf('RUNS', { gate: 2000, night: 10_000 });
const text = ((key: string) => key) as unknown as Text;

/** The rules that a document breaks of which `missingTerms` tells the term. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'BT-29': ['BR-CO-26'],
  'BT-31': ['02 to 04'],
  'BT-48': ['02 to 04'],
  'BR-DEC': ['BR-DEC'],
  'BR-CO-17': ['BR-CO-17'],
};

let written = 0;
function keep(xml: { readonly cii: string; readonly ubl: string }): void {
  written += 1;
  keepFile('cii', `${written}.xml`, xml.cii);
  keepFile('ubl', `${written}.xml`, xml.ubl);
}

test('an e-invoice of a random order says in both syntaxes what the document says, and breaks no rule that it does not tell', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(randomCase, async ([cart, facts]) => {
      const source = await documentOf(cart, facts);
      if (source === null) return;
      const one = composeEInvoice(text, source);
      const xml = { cii: writeCii(one), ubl: writeUbl(one) };
      const terms = readCii(xml.cii);
      expect(readUbl(xml.ubl)).toEqual(terms);
      const missing = missingTerms(one);
      const told = missing.flatMap((term) => TOLD[term] ?? []);
      const broken = brokenRules(terms).filter((rule) => !told.some((end) => rule.endsWith(end)));
      expect(broken).toEqual([]);
      expect(terms.totals).toMatchObject({ tax: source.tax, net: source.net, gross: source.gross });
      expect(Number(terms.totals.due)).toBe(facts.isPaid ? 0 : Number(source.gross));
      if (missing.length === 0) keep(xml);
      for (const { category } of terms.taxes) seen.add(category ?? '');
      if (missing.length === 0) seen.add('whole');
    }),
    { numRuns, seed: SEED },
  );
  expect([...seen].toSorted()).toEqual(['AE', 'E', 'G', 'K', 'O', 'S', 'Z', 'whole']);
});

/** Maps a broken rule to a change of the totals or parts of an e-invoice. */
const BREAKS: readonly (readonly [string, (terms: Terms) => Terms])[] = [
  ['BR-CO-10', (of) => ({ ...of, totals: { ...of.totals, lines: plusCent(of.totals.lines) } })],
  ['BR-CO-13', (of) => ({ ...of, totals: { ...of.totals, net: plusCent(of.totals.net) } })],
  ['BR-CO-14', (of) => ({ ...of, totals: { ...of.totals, tax: plusCent(of.totals.tax) } })],
  ['BR-CO-15', (of) => ({ ...of, totals: { ...of.totals, gross: plusCent(of.totals.gross) } })],
  ['BR-CO-16', (of) => ({ ...of, totals: { ...of.totals, due: plusCent(of.totals.due) } })],
  ['BR-S-08', (of) => ({ ...of, taxes: of.taxes.map((tax) => ({ ...tax, net: plusCent(tax.net) })) })],
  ['BR-CO-26', (of) => ({ ...of, seller: { ...of.seller, id: null, vatId: null } })],
];
const plusCent = (amount: string | null): string => toDecimal(Math.round(Number(amount) * 100) + 1, 'EUR');

const whole: EInvoice = composeEInvoice(text, await firstWhole());

/** Returns a random document in a currency with cents and with tax, of which nothing is missing. */
async function firstWhole() {
  for (const [cart, facts] of fc.sample(randomCase, { numRuns: 500, seed: 1 })) {
    const source = cart.currency === 'USD' ? await documentOf(cart, facts) : null;
    if (source === null || Number(source.tax) === 0) continue;
    if (missingTerms(composeEInvoice(text, source)).length === 0) return source;
  }
  throw new Error('No document conforms');
}

test.each(BREAKS)('%s is noticed if it is broken', (rule, change) => {
  const terms = readCii(writeCii(whole));
  expect(brokenRules(terms)).toEqual([]);
  expect(brokenRules(change(terms))).toContain(rule);
});
