import { UCP_VERSION } from '../identity/contract.ts';
import type { Offered } from '../identity/negotiate.ts';

const BASE = 'dev.ucp.shopping';
const SITE = `https://ucp.dev/${UCP_VERSION}`;

/** The short names of what the shop offers, each with the file of its schema and what it extends. */
const OFFERED = {
  checkout: { schema: 'checkout' },
  cart: { schema: 'cart' },
  order: { schema: 'order' },
  'catalog.search': { schema: 'catalog_search' },
  'catalog.lookup': { schema: 'catalog_lookup' },
  discount: { schema: 'discount', extends: ['checkout', 'cart'] },
  fulfillment: { schema: 'fulfillment', extends: ['checkout'] },
  buyer_consent: { schema: 'buyer_consent', extends: ['checkout'] },
} as const satisfies Readonly<Record<string, { schema: string; extends?: readonly string[] }>>;

type ShortName = keyof typeof OFFERED;

const fullName = (name: string): string => `${BASE}.${name}`;

/** The capabilities that the shop offers, with their releases and what they extend, as agents negotiate them. */
export const OFFERED_CAPABILITIES: Offered = Object.fromEntries(
  Object.entries(OFFERED).map(([name, offered]) => [
    fullName(name),
    {
      versions: [UCP_VERSION],
      ...('extends' in offered && { extends: offered.extends.map(fullName) }),
    },
  ]),
);

/** Returns the capabilities as the profile of the shop names them. */
export const profileCapabilities = (): Readonly<Record<string, readonly object[]>> =>
  Object.fromEntries(
    Object.entries(OFFERED).map(([name, offered]) => [
      fullName(name),
      [
        {
          version: UCP_VERSION,
          spec: `${SITE}/specification/${offered.schema.replaceAll('_', '-')}`,
          schema: `${SITE}/schemas/shopping/${offered.schema}.json`,
          ...('extends' in offered && { extends: offered.extends.map(fullName) }),
        },
      ],
    ]),
  );

/** The kinds of answers, with the capabilities that they can name. */
const OF_KIND = {
  checkout: ['checkout', 'discount', 'fulfillment', 'buyer_consent'],
  cart: ['cart', 'discount'],
  order: ['order'],
  'catalog.search': ['catalog.search'],
  'catalog.lookup': ['catalog.lookup'],
} as const satisfies Readonly<Record<string, readonly ShortName[]>>;

/** The kind of an answer. */
export type AnswerKind = keyof typeof OF_KIND;

/** The capabilities that an agent and the shop agreed on, each with its version. */
export type Agreed = Readonly<Record<string, string>>;

/** Returns the part of an answer that says which capabilities it speaks: those that are agreed and of its kind. */
export const ucpOf = (agreed: Agreed, kind: AnswerKind) => ({
  version: UCP_VERSION,
  status: 'success' as const,
  capabilities: Object.fromEntries(
    OF_KIND[kind].map(fullName).flatMap((name) => {
      const version = agreed[name];
      return version === undefined ? [] : [[name, [{ version }]]];
    }),
  ),
});

/** Returns true if an agent agreed on a capability. */
export const isAgreed = (agreed: Agreed, name: ShortName): boolean => agreed[fullName(name)] !== undefined;

/** The answer to a request that has no resource to tell about. */
export const errorResponse = (messages: readonly object[], continueUrl: string | null = null) => ({
  ucp: { version: UCP_VERSION, status: 'error' as const },
  messages,
  ...(continueUrl !== null && { continue_url: continueUrl }),
});
