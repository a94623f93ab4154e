import { BlockList, isIP } from 'node:net';

/** The IPv4 networks outside the public internet, as listed in the IANA registries (RFC 6890 and its successors). */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * The networks within 2000::/3 that are not public or embed an IPv4 address. 2001::/23 contains Teredo, and 2002::/16
 * is 6to4.
 */
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked4 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_4) blocked4.addSubnet(net, prefix, 'ipv4');
const blocked6 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_6) blocked6.addSubnet(net, prefix, 'ipv6');
/** All public unicast addresses. Excludes IPv4-mapped, NAT64, loopback, link-local, private and multicast addresses. */
const unicast6 = new BlockList();
unicast6.addSubnet('2000::', 3, 'ipv6');

/**
 * Reports whether an IP address is on the public internet. Returns false for strings that are not addresses and for
 * addresses with a zone.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !blocked4.check(address, 'ipv4');
  return family === 6 && unicast6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}
