import { isIP } from 'node:net';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { webhookUrlRefused } from './errors.ts';
import { isPublicAddress } from './publicAddress.ts';

type HostConfig = Pick<ShopConfig, 'mode'> & {
  readonly webhooks: { readonly allowedHosts: readonly string[] };
};

/**
 * The lowest port allowed in addition to the HTTP and HTTPS ports. Lower ports are used by mail, shell and other
 * services that are not webhook receivers.
 */
const LOWEST_OTHER_PORT = 1024;

/** Returns the host of a URL without IPv6 brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Reports whether the configuration allows webhooks to use a host even if it is private or uses HTTP. */
export const isAllowedHost = ({ webhooks }: HostConfig, url: URL): boolean =>
  webhooks.allowedHosts.some((host) => {
    const name = host.toLowerCase();
    return name === url.host || name === url.hostname || name === hostOf(url);
  });

/**
 * Parses a receiver URL. Throws `WEBHOOK_URL_REFUSED` (400) if webhooks may not use it. The addresses of host names
 * are checked when connecting.
 */
export function receiverUrl(config: HostConfig, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw webhookUrlRefused('url must be an absolute URL, such as https://erp.example.com/shop-events');
  if (url.username !== '' || url.password !== '')
    throw webhookUrlRefused('url must not contain a user name or password: deliveries are signed instead');
  if (url.hash !== '') throw webhookUrlRefused('url must not have a fragment (#…)');
  if (isAllowedHost(config, url)) return url;
  if (url.protocol === 'http:' && config.mode !== 'development')
    throw webhookUrlRefused(
      `url must start with https://, unless ${url.host} is listed in webhooks.allowedHosts in the configuration`,
    );
  if (url.port !== '' && Number(url.port) < LOWEST_OTHER_PORT)
    throw webhookUrlRefused(`url must not use port ${url.port}: use 80, 443 or a port from 1024`);
  if (isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url)))
    throw webhookUrlRefused(
      `url must not point to the private address ${hostOf(url)}, unless it is listed in webhooks.allowedHosts in the configuration`,
    );
  return url;
}
