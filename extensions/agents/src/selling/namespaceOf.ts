import type { AppContext } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';

const PART = /^[a-z][a-z0-9]*$/;

/** Returns the reversed domain name below which the shop names its ways to pay. */
export function namespaceOf({ config }: AppContext, { namespace }: Pick<AgentsConfig, 'namespace'>): string {
  if (namespace !== undefined) return namespace;
  const parts = new URL(config.shop.url).hostname
    .split('.')
    .toReversed()
    .map((part) => part.replaceAll('-', ''))
    .filter((part) => PART.test(part) && part !== 'www');
  return parts.length < 2 ? 'local.shop' : parts.join('.');
}
