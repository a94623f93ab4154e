import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the client address: the socket's, or the one reported by proxies. Each proxy appends the address that called it to
 * `X-Forwarded-For`, so the entry written by the farthest trusted proxy counts; earlier entries can be forged.
 */
export function clientIp(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy === 0 || !forwardedFor) return plain(socketAddress);
  const entries = forwardedFor.split(',').map((entry) => plain(entry.trim()));
  const trusted = entries.slice(-trustProxy);
  // An entry that is not an address makes all earlier entries untrustworthy.
  const doubtful = trusted.findLastIndex((entry) => isIP(entry) === 0);
  return trusted[doubtful + 1] ?? plain(socketAddress);
}

const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * Returns a plain address. IPv4 addresses arrive as `::ffff:1.2.3.4` on a dual-stack socket, and some proxies append the port.
 */
function plain(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** Returns the key for counting one client: an IPv6 customer has a 64-bit network and may call from any of its addresses. */
export function clientKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  if (tail !== undefined) while (groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
