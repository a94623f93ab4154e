import { describe, expect, test } from 'vitest';
import type { ConformanceError, SuiteResult } from '@shop/runtime/testing';
import { isNight } from '../support/lane.ts';
import { addressSamples } from './faulty/addresses.ts';
import { carrierSamples } from './faulty/carriers.ts';
import { chargeSamples } from './faulty/charges.ts';
import { doorSamples } from './faulty/doors.ts';
import { exchangeRateSamples } from './faulty/exchangeRates.ts';
import { expressSamples } from './faulty/express.ts';
import { migrationSamples } from './faulty/migrations.ts';
import { paymentSamples } from './faulty/payments.ts';
import { processorSamples } from './faulty/processors.ts';
import { productFeedSamples } from './faulty/productFeeds.ts';
import { promotionSamples } from './faulty/promotions.ts';
import type { Sample } from './faulty/sample.ts';
import { senderSamples } from './faulty/senders.ts';
import { shippingSamples } from './faulty/shipping.ts';
import { themeSamples } from './faulty/themes.ts';
import { vatSamples } from './faulty/vatChecks.ts';
import { webhookSamples } from './faulty/webhooks.ts';
import { widgetSamples } from './faulty/widgets.ts';

const samples: Readonly<Record<string, readonly Sample[]>> = {
  shipping: shippingSamples,
  carriers: carrierSamples,
  payments: paymentSamples,
  charges: chargeSamples,
  express: expressSamples,
  webhooks: webhookSamples,
  migrations: migrationSamples,
  processors: processorSamples,
  themes: themeSamples,
  widgets: widgetSamples,
  addresses: addressSamples,
  vatChecks: vatSamples,
  exchangeRates: exchangeRateSamples,
  promotions: promotionSamples,
  doors: doorSamples,
  productFeeds: productFeedSamples,
  senders: senderSamples,
};
const isCorrect = ({ caught }: Sample) => caught.length === 0;
/**
 * Returns the first correct sample of a kind and one eighth of the faulty ones, because each sample starts a shop. Returns all samples in
 * the night lane.
 */
function chosen(all: readonly Sample[]): readonly Sample[] {
  const correct = all.find(isCorrect);
  return isNight
    ? all
    : all.filter((sample, index) => sample === correct || (!isCorrect(sample) && index % 8 === 1));
}

/** Runs all cases on a correct sample. On a faulty sample, runs only the cases that must detect the fault, each separately. */
async function resultsOf({ suite, caught }: Sample): Promise<readonly SuiteResult[]> {
  if (caught.length === 0) return suite.run();
  const results: SuiteResult[] = [];
  try {
    for (const { name, run } of suite.cases) {
      if (!caught.some((rule) => name.startsWith(rule))) continue;
      const error = await run().then(
        () => null,
        (broken: ConformanceError) => broken,
      );
      results.push({ name, error });
    }
  } finally {
    await suite.stop();
  }
  return results;
}

describe.each(Object.entries(samples))('%s', (_, all) => {
  test.each(chosen(all).map((one) => [one.fault, one] as const))('%s', async (_fault, sample) => {
    const { caught } = sample;
    const results = await resultsOf(sample);
    const failed = results.flatMap(({ error }) => (error === null ? [] : [error]));
    const messages = failed.map(({ message }) => message).join('\n');
    for (const rule of caught)
      expect(
        failed.map((error) => error.rule.startsWith(rule)),
        messages,
      ).toContain(true);
    if (caught.length === 0) expect(messages).toBe('');
    for (const { rule, seen, fix } of failed) {
      expect(rule).not.toBe('');
      expect(seen).not.toBe('');
      expect(fix).not.toBe('');
    }
  });
});

test('there are more than forty faults, and a correct sample for each kind', () => {
  const all = Object.values(samples);
  expect(all.flat().filter((one) => !isCorrect(one)).length).toBeGreaterThan(40);
  for (const kind of all) expect(kind.some(isCorrect)).toBe(true);
});
