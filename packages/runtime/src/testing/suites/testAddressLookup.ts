import type {
  AddressLookup,
  AddressLookupCall,
  AddressSuggestion,
} from '../../modules/provinces/contract.ts';
import { MOST_SUGGESTIONS, suggestionFault } from '../../modules/provinces/index.ts';
import type { TestShop } from '../createTestShop.ts';
import { dataOf } from '../requests.ts';
import { broken, createSuite, isLate, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The address lookup to test, and a text for which it has suggestions. */
export interface AddressLookupSuite extends SuiteShop {
  /** The name of the lookup. */
  readonly lookup: string;
  /** A country and a partially typed address for which the lookup has a suggestion. */
  readonly finds: { readonly country: string; readonly text: string };
  /** Disables the lookup's external service until the returned function is called. Omit it if there is none. */
  breakService?(): () => void;
}

interface Opened {
  readonly shop: TestShop;
  readonly lookup: AddressLookup;
  readonly suite: AddressLookupSuite;
  call(changes?: Partial<AddressLookupCall>): AddressLookupCall;
}

const RULES: Rules<Opened> = {
  'it answers a list of at most 10 addresses in time': async (on) => {
    if ((await request(on, on.call())).length === 0)
      throw broken(
        `no suggestion for ${shown(on.suite.finds)}`,
        'Give the suite a country and a text under "finds" for which the lookup has a suggestion.',
      );
  },
  'each suggestion has a label, and the parts of an address of the country': async (on) =>
    check(await request(on, on.call()), on.suite.finds.country),
  'no two suggestions have the same label': async (on) => {
    const labels = (await request(on, on.call())).map(({ label }) => label);
    if (new Set(labels).size < labels.length)
      throw broken(`the labels ${shown(labels)}`, 'Shoppers choose by the label: only the first is shown.');
  },
  'it serves the country that it finds addresses in': ({ lookup: { countries }, suite: { finds } }) => {
    if (countries && !countries.includes(finds.country))
      throw broken(
        `countries are ${shown(countries)}`,
        `Name ${finds.country} among them: the shop does not ask the lookup about other countries.`,
      );
  },
  'odd texts and languages are answered': async (on) => {
    const { country } = on.suite.finds;
    const texts = ['zzz', '%_%', "' or 1=1 --", '1'.repeat(200), '東京都', '<b>12</b>', '(((', 'é\u0301é'];
    for (const text of texts)
      for (const language of ['en', 'ar']) check(await request(on, on.call({ text, language })), country);
  },
  'it ends when the signal aborts': async (on) => {
    const signal = AbortSignal.abort(new Error('The request is gone'));
    await within(callMsOf(on.suite), 'suggest with an aborted signal', () =>
      Promise.resolve(on.lookup.suggest(on.call({ signal }))).catch(() => []),
    );
  },
  'a shopper is shown its suggestions': async ({ shop, suite: { finds } }) => {
    const found = dataOf(await shop.request('POST', '/api/addresses/suggestions', finds));
    if (found.length === 0)
      throw broken('the shop shows none of its suggestions', 'The cases above name the fault.');
  },
};

/** Creates a suite that checks an address lookup: valid suggestions, in time, for usual and odd texts, and during an outage. */
export function testAddressLookup(suite: AddressLookupSuite): Suite {
  return createSuite(`the address lookup ${suite.lookup}`, () => open(suite), {
    ...RULES,
    ...(suite.breakService && {
      'an outage of its service is told, and keeps nobody from typing': checkOutage,
    }),
  });
}

async function open(suite: AddressLookupSuite) {
  const shop = await openSuiteShop(suite);
  const lookup = shop.app.registry('addressLookups').get(suite.lookup);
  if (!lookup) {
    await shop.stop();
    throw broken(
      `no address lookup ${shown(suite.lookup)}`,
      'Name the "name" of a lookup that "setup" of the extension returns under addressLookups.',
    );
  }
  const call: Opened['call'] = (changes = {}) => ({
    app: shop.app,
    ...suite.finds,
    language: 'en',
    signal: new AbortController().signal,
    ...changes,
  });
  return { value: { shop, lookup, suite, call }, close: () => shop.stop() };
}

/** Requests suggestions. They must be returned as a list and within the time limit. */
async function request(on: Opened, call: AddressLookupCall): Promise<readonly AddressSuggestion[]> {
  const answer: unknown = await within(callMsOf(on.suite), 'suggest', () => on.lookup.suggest(call));
  if (!Array.isArray(answer))
    throw broken(`suggest answered ${shown(answer)}`, 'Answer a list of suggestions, which may be empty.');
  if (answer.length > MOST_SUGGESTIONS)
    throw broken(
      `suggest answered ${answer.length} suggestions`,
      `Answer at most ${MOST_SUGGESTIONS} of them: the shop leaves out a lookup that answers more.`,
    );
  return answer as readonly AddressSuggestion[];
}

function check(suggestions: readonly AddressSuggestion[], country: string): void {
  for (const suggestion of suggestions) {
    const fault = suggestionFault(suggestion, country);
    if (fault !== null)
      throw broken(
        `${shown(suggestion)}: ${fault}`,
        'Answer { label, address: { address_1, city, province, postcode } } with texts, "" where a part is unknown.',
      );
  }
}

const GRACE_MS = 1000;

async function checkOutage(on: Opened): Promise<void> {
  const restoreService = on.suite.breakService?.();
  const callMs = callMsOf(on.suite);
  try {
    // The aborted signal ends the wait for an unresponsive service.
    const outcome = await within(callMs + GRACE_MS, 'suggest, whose signal aborted meanwhile,', async () =>
      on.lookup.suggest(on.call({ signal: AbortSignal.timeout(callMs) })),
    ).catch((error: unknown) => {
      if (isLate(error)) throw error;
      return null;
    });
    if (outcome !== null)
      throw broken(
        `suggest answered ${shown(outcome)} while its service is down`,
        'Throw when the service fails: the shop shows no suggestions, logs it, and gives the service a rest.',
      );
    const { status } = await on.shop.request('POST', '/api/addresses/suggestions', on.suite.finds);
    if (status !== 200) throw broken(`the shop answered ${status}`, 'Throw an error, and no refusal.');
  } finally {
    restoreService?.();
  }
}
