import type { ShopConfig } from '../../platform/config/schema.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Finding } from './check.ts';

const LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|\[?::1\]?$|.*\.(?:local|test|localhost)$)/;

/** Checks the shop's public URL. Pure. */
export function domainCheck(url: string | undefined, text: Text): Finding {
  if (url === undefined) return ['open', text('readiness.domain.open')];
  const { hostname, protocol } = new URL(url);
  if (LOCAL.test(hostname)) return ['open', text('readiness.domain.local', { url })];
  if (protocol !== 'https:') return ['warning', text('readiness.domain.insecure', { url })];
  return ['done', text('readiness.domain.done', { url })];
}

/** Checks whether the shop sends emails, and from one of its own addresses. Pure. */
export function senderCheck({ mail }: Pick<ShopConfig, 'mail'>, text: Text): Finding {
  if (mail.url === undefined) return ['open', text('readiness.sender.open')];
  return mail.from === undefined
    ? ['warning', text('readiness.sender.noFrom')]
    : ['done', text('readiness.sender.done')];
}

/** Matches strings in a gateway's test configuration: test keys, sandboxes, and gateways on the local machine. */
const TEST = /^(?:sk|pk|rk)_test|^test_|sandbox|^https?:\/\/(?:localhost|127\.)/i;

/** Reports whether an extension's configuration is for testing, based on its strings. Pure. */
export function isTestMode(slice: unknown): boolean {
  if (typeof slice === 'string') return TEST.test(slice);
  return typeof slice === 'object' && slice !== null && Object.values(slice).some(isTestMode);
}
