import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the client's IP address: the socket's address, or the address reported by trusted proxies. Each proxy appends the
 * address of its own caller to `X-Forwarded-For`, so the entry written by the outermost trusted proxy is used. Earlier entries
 * can be forged.
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
 * Normalizes an IP address. On a dual-stack socket, IPv4 addresses have the form `::ffff:1.2.3.4`, and some proxies append the
 * port.
 */
function plain(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/**
 * Returns the rate limit key for a client address. For IPv6, the key is the 64-bit network, because one client can use any
 * address in the network.
 */
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
