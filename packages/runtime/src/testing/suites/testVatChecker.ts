import type { VatChecker, VatCheckCall, VatCheckResult } from '../../modules/vatChecks/contract.ts';
import { vatCheckFault } from '../../modules/vatChecks/index.ts';
import type { TestShop } from '../createTestShop.ts';
import { dataOf } from '../requests.ts';
import { broken, createSuite, isLate, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The VAT checker to test, and VAT IDs that its service knows. */
export interface VatCheckerSuite extends SuiteShop {
  /** The name of the checker. */
  readonly checker: string;
  /** A VAT ID of a business, in capital letters without spaces. */
  readonly valid: string;
  /** A well-formed VAT ID that no business has. */
  readonly invalid: string;
  /** Disables the checker's external service until the returned function is called. Omit it if there is none. */
  breakService?(): () => void;
}

interface Opened {
  readonly shop: TestShop;
  readonly checker: VatChecker;
  readonly suite: VatCheckerSuite;
  call(changes?: Partial<VatCheckCall>): VatCheckCall;
}

const RULES: Rules<Opened> = {
  'a VAT ID of a business is valid': async (on) => expectValid(await request(on, on.call()), true),
  'a VAT ID that no business has is not valid': async (on) =>
    expectValid(await request(on, on.call({ vatId: on.suite.invalid })), false),
  'the result has all parts, with and without a VAT ID of the shop': async (on) => {
    for (const requesterId of [null, on.suite.valid])
      for (const vatId of [on.suite.valid, on.suite.invalid])
        check(await request(on, on.call({ vatId, requesterId })), vatId);
  },
  'it serves the prefix of the VAT IDs': ({ checker: { prefixes }, suite }) => {
    const prefix = suite.valid.slice(0, 2);
    if (prefixes && !prefixes.includes(prefix))
      throw broken(
        `prefixes are ${shown(prefixes)}`,
        `Name ${prefix} among them: the shop does not ask the checker about other VAT IDs.`,
      );
  },
  'it ends when the signal aborts': async (on) => {
    const signal = AbortSignal.abort(new Error('The request is gone'));
    await within(callMsOf(on.suite), 'check with an aborted signal', () =>
      Promise.resolve(on.checker.check(on.call({ signal }))).catch(() => null),
    );
  },
  'an administrator is told its result': async ({ shop, suite: { valid } }) => {
    const found = dataOf(await shop.admin('POST', '/api/vat-checks', { vat_id: valid }));
    if (found.valid !== true)
      throw broken(`the shop answered ${shown(found)}`, 'The cases above name the fault.');
  },
};

/** Creates a suite that checks a VAT checker: complete results in time for VAT IDs that exist and do not, and no result during an outage. */
export function testVatChecker(suite: VatCheckerSuite): Suite {
  return createSuite(`the VAT checker ${suite.checker}`, () => open(suite), {
    ...RULES,
    ...(suite.breakService && {
      'an outage of its service is told, and no VAT ID is called invalid': checkOutage,
    }),
  });
}

async function open(suite: VatCheckerSuite) {
  const shop = await openSuiteShop(suite);
  const checker = shop.app.registry('vatCheckers').get(suite.checker);
  if (!checker) {
    await shop.stop();
    throw broken(
      `no VAT checker ${shown(suite.checker)}`,
      'Name the "name" of a checker that "setup" of the extension returns under vatCheckers.',
    );
  }
  const call: Opened['call'] = (changes = {}) => ({
    app: shop.app,
    vatId: suite.valid,
    requesterId: null,
    signal: new AbortController().signal,
    ...changes,
  });
  return { value: { shop, checker, suite, call }, close: () => shop.stop() };
}

/** Requests a check. It must end within the time limit. */
const request = (on: Opened, call: VatCheckCall): Promise<VatCheckResult> =>
  within(callMsOf(on.suite), 'check', async () => on.checker.check(call));

function expectValid(result: VatCheckResult, valid: boolean): void {
  if (result?.valid !== valid)
    throw broken(`check answered ${shown(result)}`, `Answer valid: ${valid} for this VAT ID.`);
}

function check(result: VatCheckResult, vatId: string): void {
  const fault = vatCheckFault(result, vatId);
  if (fault !== null)
    throw broken(
      `${shown(result)}: ${fault}`,
      'Answer { vat_id, country, valid, name, address, checked_at, reference }, with null for what is not known.',
    );
}

const GRACE_MS = 1000;

async function checkOutage(on: Opened): Promise<void> {
  const restoreService = on.suite.breakService?.();
  const callMs = callMsOf(on.suite);
  try {
    // The aborted signal ends the wait for an unresponsive service.
    const outcome = await within(callMs + GRACE_MS, 'check, whose signal aborted meanwhile,', async () =>
      on.checker.check(on.call({ signal: AbortSignal.timeout(callMs) })),
    ).catch((error: unknown) => {
      if (isLate(error)) throw error;
      return null;
    });
    if (outcome !== null)
      throw broken(
        `check answered ${shown(outcome)} while its service is down`,
        'Throw when the service fails: the shop then knows nothing, and charges tax.',
      );
    const { status } = await on.shop.admin('POST', '/api/vat-checks', { vat_id: on.suite.valid });
    if (status !== 503) throw broken(`the shop answered ${status}`, 'Throw an error, and no refusal.');
  } finally {
    restoreService?.();
  }
}
