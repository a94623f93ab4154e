import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the address of the client: that of the socket, or the one that the proxies report. Each proxy adds the address that it
 * was called from to the end of `X-Forwarded-For`, so the entry that the farthest trusted proxy wrote counts; entries before it
 * could be written by anybody.
 */
export function clientIp(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy === 0 || !forwardedFor) return plain(socketAddress);
  const entries = forwardedFor.split(',').map((entry) => plain(entry.trim()));
  const trusted = entries.slice(-trustProxy);
  // An entry that is not an address makes all entries before it doubtful.
  const doubtful = trusted.findLastIndex((entry) => isIP(entry) === 0);
  return trusted[doubtful + 1] ?? plain(socketAddress);
}

const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** IPv4 addresses arrive as `::ffff:1.2.3.4` on a socket for both, and some proxies write the port down too. */
function plain(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** Returns the key that one client is counted by: an IPv6 customer has a network of 64 bits, and may call from each of its addresses. */
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
