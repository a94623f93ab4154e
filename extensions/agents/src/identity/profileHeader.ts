import { isInnerList, parseDictionary } from './signatures/structuredFields.ts';

/** Returns the address that the header `UCP-Agent` names as `profile`, as it is written. Null if there is none. */
export function profileHeader(header: string | undefined): string | null {
  const member = parseDictionary(header ?? '')?.get('profile');
  return member && !isInnerList(member) && member.item.kind === 'string' ? member.item.value : null;
}

/** The maximum number of characters of an address. */
const MOST = 2000;

/** Returns an address of an agent in its normal form. Null if it is malformed, or neither https nor of an allowed host. */
export function agentUrl(text: string, allowedHosts: readonly string[]): string | null {
  if (text.length > MOST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isAllowed = allowedHosts.some((host) => [url.host, url.hostname].includes(host.toLowerCase()));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowed)) return null;
  return url.hash === '' && url.username === '' && url.password === '' ? url.href : null;
}
