import { z } from '@shop/runtime/extension';
import { CODE_KINDS } from './problem.ts';

const rejectedKind = z.enum(CODE_KINDS);

/** An address as agents send it. Each part may be missing. */
export const wishedAddress = z.object({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  street_address: z.string().optional(),
  extended_address: z.string().optional(),
  address_locality: z.string().optional(),
  address_region: z.string().optional(),
  address_country: z.string().optional(),
  postal_code: z.string().optional(),
  phone_number: z.string().optional(),
});
export type WishedAddress = z.output<typeof wishedAddress>;

/** The whole of what an agent asks for, as it is kept with the session. What is absent is cleared. */
export const sentWish = z.object({
  items: z.array(z.object({ id: z.string(), qty: z.int() })),
  buyer: z
    .object({
      first_name: z.string().optional(),
      last_name: z.string().optional(),
      email: z.string().optional(),
      phone_number: z.string().optional(),
      consent: z.record(z.string(), z.boolean()).optional(),
    })
    .optional(),
  destinations: z.array(wishedAddress.extend({ id: z.string() })).optional(),
  /** The ID of the chosen destination. */
  destination: z.string().nullish(),
  /** The ID of the chosen shipping option. */
  option: z.string().nullish(),
  codes: z.array(z.string()).optional(),
  /** The codes that did not hold when they were sent, by their index, each with the kind of the problem. */
  rejected: z.array(z.object({ index: z.int(), kind: rejectedKind })).optional(),
  /**
   * The digest of the cart that the agent was told last, after an instrument was chosen that left the total as it was. Absent: that of the
   * session.
   */
  shown: z.string().optional(),
  /** The currency that the buyer would like. */
  currency: z.string().optional(),
  /** The origin of the purchase as the agent told it. Kept, and without any effect. */
  attribution: z.record(z.string(), z.string()).optional(),
  /** The words of agents about those who brought the buyer: the first touch, then the last. Kept, and without any effect. */
  touches: z.array(z.record(z.string(), z.unknown())).optional(),
  /** The note for the delivery. */
  note: z.string().optional(),
  /** The words of the agent, for a protocol whose changes tell only what is other than before. Not read by the core. */
  said: z.record(z.string(), z.unknown()).optional(),
});
export type SentWish = z.output<typeof sentWish>;

/** Returns the destination that counts: the chosen one, or the only one. Null if there is none. */
export function destinationOf({ destinations = [], destination }: SentWish): WishedAddress | null {
  if (destination != null) return destinations.find(({ id }) => id === destination) ?? null;
  return destinations.length === 1 ? (destinations[0] ?? null) : null;
}

/** Returns the ID of the destination that counts. */
export const destinationIdOf = (wish: SentWish): string | null => {
  const found = destinationOf(wish);
  return wish.destinations?.find((one) => one === found)?.id ?? null;
};
