import type { AppContext } from '../../platform/contracts/context.ts';
import { keysFor, seal, unseal } from '../../platform/secrets.ts';
import { hashOfCode, lastFour, markOfKey } from './giftCardCode.ts';

/** The stored forms of a code. */
export interface CodeSecrets {
  readonly hash: Buffer;
  readonly key: Buffer;
  readonly last4: string;
  /** The encrypted code. Null if it is not kept. */
  readonly sealed: Buffer | null;
}

type Keys = Pick<AppContext, 'config'>;
const keysOf = ({ config }: Keys) => keysFor(config, 'gift-cards');

/** Returns what is stored of the code of a gift card. The code itself is kept, encrypted, only if it is still to be mailed. */
export function codeSecrets(
  app: Keys,
  cardUuid: string,
  code: string,
  { isMailed }: { readonly isMailed: boolean },
): CodeSecrets {
  const [key] = keysOf(app) as [Buffer];
  return {
    hash: hashOfCode(key, code),
    key: markOfKey(key),
    last4: lastFour(code),
    sealed: isMailed ? seal(key, cardUuid, Buffer.from(code)) : null,
  };
}

/** Returns the hashes that a code has under the current key and the previous ones. */
export const hashesOf = (app: Keys, code: string): readonly Buffer[] =>
  keysOf(app).map((key) => hashOfCode(key, code));

/** Returns the marks of the keys that the shop has. A card with another mark cannot be found by its code. */
export const keyMarks = (app: Keys): readonly Buffer[] => keysOf(app).map(markOfKey);

/** Decrypts the code of a gift card. Null if no key of the shop fits. */
export const openCode = (app: Keys, cardUuid: string, sealed: Buffer): string | null =>
  unseal(keysOf(app), cardUuid, sealed)?.toString('utf8') ?? null;
