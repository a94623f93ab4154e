import type { Clock } from '../../platform/clock.ts';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { isSignedToken, signToken } from '../../platform/secrets.ts';

const DAY_MS = 86_400_000;
const LIFE_DAYS = 90;

interface Signing {
  readonly config: Pick<ShopConfig, 'secrets' | 'session'>;
  readonly clock: Clock;
}

/**
 * The token with which anybody reads an order, such as a guest by the link of an e-mail. It holds for 90 days: its last day,
 * counted from 1970 in base 36, stands before the signature, which covers it.
 */
export function orderToken({ config, clock }: Signing, uuid: string): string {
  const lastDay = (dayOf(clock.now()) + LIFE_DAYS).toString(36);
  return `${lastDay}.${signToken(config, 'order-token', signedText(uuid, lastDay))}`;
}

/** Whether a token is that of the order, and still holds. */
export function isOrderToken({ config, clock }: Signing, uuid: string, token: string): boolean {
  const [lastDay = '', signature = ''] = token.split('.', 2);
  const isRight = isSignedToken(config, 'order-token', signedText(uuid, lastDay), signature);
  return isRight && dayOf(clock.now()) <= Number.parseInt(lastDay, 36);
}

const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);
const signedText = (uuid: string, lastDay: string): string => `${uuid} until ${lastDay}`;
