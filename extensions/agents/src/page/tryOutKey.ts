import { randomUUID } from 'node:crypto';
import type { AppContext } from '@shop/runtime/extension';

/** The number of milliseconds for which a key of a try-out opens the doors. */
const LIFETIME = 10 * 60_000;
const NAME = 'agents-try-out';

type Shop = Pick<AppContext, 'clock' | 'sealing'>;

/** Returns the URL by which the merchant's own page introduces itself at the doors. Nothing is read from it. */
export const tryOutProfile = ({ config }: Pick<AppContext, 'config'>): string =>
  new URL('/admin/x/agents#try-out', config.shop.url).href;

/** Returns a key that opens the doors for a try-out, for ten minutes. */
export const newTryOutKey = ({ clock, sealing }: Shop): string =>
  sealing.seal(NAME, `${clock.now().getTime() + LIFETIME} ${randomUUID()}`);

/** Returns true for a key of a try-out whose time is not over. */
export function isTryOutKey({ clock, sealing }: Shop, key: string | undefined): boolean {
  const opened = key === undefined ? null : sealing.open(NAME, key);
  return opened !== null && Number(opened.split(' ')[0]) > clock.now().getTime();
}
