import { reportFault } from '../../platform/acting/guard.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { withDeadline } from '../../platform/withDeadline.ts';
import type { AddressLookup, AddressLookupCall, AddressSuggestion, SuggestedAddress } from './contract.ts';
import { provinceCode } from './province.ts';
import { MOST_SUGGESTIONS, suggestionFault } from './suggestionFault.ts';

/** The least and the greatest length of a text that is looked up. A shorter one would match nearly everything. */
export const addressLookupText = { least: 3, most: 200 } as const;

/** A suggested address, complete and with its province's code. */
export interface FoundAddress {
  readonly label: string;
  readonly address: Required<SuggestedAddress> & { readonly country: string };
}

interface LookupRequest extends Pick<AddressLookupCall, 'country' | 'text'> {
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

const lookupsFor = (app: AppContext, country: string): readonly AddressLookup[] =>
  app
    .registry('addressLookups')
    .list()
    .filter(({ countries }) => countries === undefined || countries.includes(country));

/** Reports whether a lookup knows the addresses of a country. */
export const looksUp = (app: AppContext, country: string): boolean => lookupsFor(app, country).length > 0;

/**
 * Returns suggestions for a partially typed address, at most 10, from all lookups for the country. A lookup that fails or times out is left
 * out and logged without the typed text, and so is a suggestion that is invalid. Must not run inside a transaction.
 */
export async function suggestAddresses(
  app: AppContext,
  request: LookupRequest,
): Promise<readonly FoundAddress[]> {
  const text = request.text.trim();
  if (text.length < addressLookupText.least) return [];
  const lookups = lookupsFor(app, request.country);
  const found = await Promise.all(lookups.map((lookup) => suggestionsOf(app, lookup, { ...request, text })));
  request.signal.throwIfAborted();
  const first = new Map<string, FoundAddress>();
  for (const one of found.flat()) if (!first.has(one.label)) first.set(one.label, one);
  return [...first.values()].slice(0, MOST_SUGGESTIONS);
}

async function suggestionsOf(
  app: AppContext,
  lookup: AddressLookup,
  { country, text, signal: outer }: LookupRequest,
): Promise<readonly FoundAddress[]> {
  try {
    const answer: unknown = await withDeadline(app.config.checkout.addressLookupMs, outer, (signal) =>
      lookup.suggest({ app, country, text, language: app.language, signal }),
    );
    if (!Array.isArray(answer)) throw new TypeError('suggest did not return a list of suggestions');
    if (answer.length > MOST_SUGGESTIONS)
      throw new RangeError(
        `suggest returned ${answer.length} suggestions, but at most ${MOST_SUGGESTIONS} are allowed`,
      );
    return answer.flatMap((suggestion: unknown) => checked(app, lookup, suggestion, country));
  } catch (error) {
    if (!outer.aborted) leaveOut(app, lookup, error);
    return [];
  }
}

/** Checks one suggestion. If it is invalid, only this suggestion is left out. */
function checked(
  app: AppContext,
  lookup: AddressLookup,
  suggestion: unknown,
  country: string,
): readonly FoundAddress[] {
  const fault = suggestionFault(suggestion, country);
  if (fault !== null) {
    leaveOut(app, lookup, new TypeError(fault));
    return [];
  }
  const { label, address } = suggestion as AddressSuggestion;
  const { company = '', address_2 = '' } = address;
  const province = provinceCode({ country, province: address.province });
  return [{ label, address: { ...address, company, address_2, province, country } }];
}

function leaveOut(app: AppContext, { name }: AddressLookup, error: unknown): void {
  const extension = app.registry('addressLookups').ownerOf(name) ?? 'none';
  reportFault(serverOf(app), 'warn', { extension, contribution: `address lookup "${name}"` }, error, {
    message: `Address lookup "${name}" of extension "${extension}" was left out`,
  });
}
