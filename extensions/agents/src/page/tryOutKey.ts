import { randomUUID } from 'node:crypto';
import type { AppContext } from '@shop/runtime/extension';
import { openText, sealText } from '../identity/sealed.ts';

/** The number of milliseconds for which a key of a try-out opens the doors. */
const LIFETIME = 10 * 60_000;
const NAME = 'agents-try-out';

type Shop = Pick<AppContext, 'config'>;

/** Returns the URL by which the merchant's own page introduces itself at the doors. Nothing is read from it. */
export const tryOutProfile = ({ config }: Shop): string =>
  new URL('/admin/x/agents#try-out', config.shop.url).href;

/** Returns a key that opens the doors for a try-out, for ten minutes. */
export const newTryOutKey = (app: Shop & Pick<AppContext, 'clock'>): string =>
  sealText(app, NAME, `${app.clock.now().getTime() + LIFETIME} ${randomUUID()}`);

/** Returns true for a key of a try-out whose time is not over. */
export function isTryOutKey(app: Shop & Pick<AppContext, 'clock'>, key: string | undefined): boolean {
  const opened = key === undefined ? null : openText(app, NAME, key);
  return opened !== null && Number(opened.split(' ')[0]) > app.clock.now().getTime();
}
