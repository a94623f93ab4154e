import { randomBytes } from 'node:crypto';
import { unknownObject } from './gatewayFault.ts';

/** Tokens that stand for a card of the simulated gateway, by ID. */
export class CardTokens<Token extends { readonly id: string }> {
  readonly #all = new Map<string, { readonly token: Token; readonly card: string }>();
  readonly #prefix: string;
  readonly #noun: string;

  /** `prefix` begins the IDs, and `noun` is what the gateway calls a token. */
  constructor(prefix: string, noun: string) {
    this.#prefix = prefix;
    this.#noun = noun;
  }

  /** Creates a token for a card. */
  add(card: string, create: (id: string, created: number) => Token): Token {
    const token = create(`${this.#prefix}_${randomBytes(12).toString('hex')}`, Math.floor(Date.now() / 1000));
    this.#all.set(token.id, { token, card });
    return token;
  }

  /** Returns a token. Throws the gateway's error if there is none. */
  get(id: string): Token {
    return this.#find(id).token;
  }

  /** Returns the card of a token. */
  cardOf(id: string): string {
    return this.#find(id).card;
  }

  #find(id: string) {
    const found = this.#all.get(id);
    if (!found) throw unknownObject(this.#noun, id);
    return found;
  }
}
