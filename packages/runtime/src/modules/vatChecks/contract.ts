import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** The arguments of a VAT checker, which runs outside any transaction. */
export interface VatCheckCall {
  readonly app: AppContext;
  /** The VAT ID in capital letters with its prefix and without spaces, such as `DE123456789`, `EL123456789` or `XI123456789`. */
  readonly vatId: string;
  /** The shop's own VAT ID in the same form, which services need for a reference. Null if the shop has none. */
  readonly requesterId: string | null;
  /** Aborts at the deadline `checkout.vatCheckMs`, or when the client disconnects. */
  readonly signal: AbortSignal;
}

/** The result of a check. It is stored with the cart and the order, and is the shop's proof that the buyer is a business. */
export interface VatCheckResult {
  /** The VAT ID that was checked, as in the call. */
  readonly vat_id: string;
  /** The ISO 3166-1 code of the country of the VAT ID: `GR` for the prefix `EL`, and `GB` for `XI`. */
  readonly country: string;
  /** True if the VAT ID belongs to a business at the time of the check. */
  readonly valid: boolean;
  /** The registered name, at most 500 characters. Null if the service does not disclose it. */
  readonly name: string | null;
  /** The registered address, at most 500 characters. It can have several lines. Null if the service does not disclose it. */
  readonly address: string | null;
  /** The time of the check in ISO 8601. */
  readonly checked_at: string;
  /** The service's number for the check, which proves it to the authorities, at most 100 characters. Null if there is none. */
  readonly reference: string | null;
}

/** A service that knows whether a VAT ID belongs to a business. */
export interface VatChecker {
  /** The name, unique across all extensions. */
  readonly name: string;
  /** The prefixes of the VAT IDs that it can check, such as `DE` or `EL`. Default: all prefixes. */
  readonly prefixes?: readonly string[];
  /**
   * Checks a VAT ID. Called when an administrator asks, and when a shopper enters an address with a VAT ID while the setting `reverseCharge`
   * is on. Retry what is temporary until `signal` aborts. Throw if the service gives no answer: the check is then unavailable, and tax is
   * charged. Do not answer `valid: false` instead. If it throws, returns something invalid, or misses the deadline
   * `checkout.vatCheckMs`, the next checker for the prefix is asked. After three consecutive errors or timeouts it is not called for 30 s.
   */
  check(call: VatCheckCall): Promise<VatCheckResult>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly vatCheckers?: readonly VatChecker[];
  }
}

const isPrefix = (prefix: unknown): boolean => typeof prefix === 'string' && /^[A-Z]{2}$/.test(prefix);

export const vatCheckers: ContributionPoint<VatChecker> = {
  noun: 'VAT checker',
  members: { name: 'text', prefixes: 'any', check: 'function' } satisfies Members<VatChecker>,
  keyOf: (checker) => checker.name,
  fault: ({ prefixes = ['EU'] }) =>
    Array.isArray(prefixes) && prefixes.length > 0 && prefixes.every(isPrefix)
      ? null
      : 'prefixes must be a list of VAT ID prefixes, such as DE',
  breaks: { check: 'failures' },
};
