/** The sales channel in which an extension builds a cart or places an order. */
export interface OrderOrigin {
  /** The kind of channel, such as `agents`: a word in lower case, usually the name of the extension. Filters of orders have it. */
  readonly kind: string;
  /** The party of the channel that ordered, such as the name of a marketplace. Longer ones are cut to 255 characters. */
  readonly who?: string | null;
  /** The ID of the session or the order in the channel. Longer ones are cut to 255 characters. */
  readonly session?: string | null;
}

/** The columns of a cart and of an order that store its origin. */
export interface OriginColumns {
  readonly origin: string | null;
  readonly origin_who: string | null;
  readonly origin_session: string | null;
}

const MAX_LENGTH = 255;

/** Returns the columns of an origin. Throws an error if the kind is malformed, because extensions define it and not their clients. Pure. */
export function originColumns(origin: OrderOrigin | null): OriginColumns {
  if (!origin) return { origin: null, origin_who: null, origin_session: null };
  if (!/^[a-z][a-z0-9_-]{0,62}$/.test(origin.kind))
    throw new Error(
      `${JSON.stringify(origin.kind)} is no kind of an origin of orders: use a word such as "agents"`,
    );
  return { origin: origin.kind, origin_who: stored(origin.who), origin_session: stored(origin.session) };
}

/** Returns a text without the NUL characters that PostgreSQL cannot store, cut to its most characters. */
const stored = (text: string | null | undefined): string | null =>
  text == null ? null : [...text.replaceAll('\0', '')].slice(0, MAX_LENGTH).join('');
