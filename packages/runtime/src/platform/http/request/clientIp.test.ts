import { describe, expect, test } from 'vitest';
import { clientIp, clientKey } from './clientIp.ts';

describe("the client's IP address", () => {
  test.each<[string, string, string | undefined, number, string]>([
    ['is the socket, without proxies', '1.1.1.1', undefined, 0, '1.1.1.1'],
    ['is the socket, whatever the header says', '1.1.1.1', '6.6.6.6', 0, '1.1.1.1'],
    ['is the socket, when the proxy says nothing', '1.1.1.1', undefined, 1, '1.1.1.1'],
    ['is what the proxy saw', '10.0.0.1', '2.2.2.2', 1, '2.2.2.2'],
    ['is not what the client wrote before it', '10.0.0.1', '6.6.6.6, 2.2.2.2', 1, '2.2.2.2'],
    ['is what the farther of two proxies saw', '10.0.0.1', '6.6.6.6, 2.2.2.2, 10.0.0.2', 2, '2.2.2.2'],
    ['is the first, where fewer proxies spoke than are trusted', '10.0.0.1', '2.2.2.2', 2, '2.2.2.2'],
    ['is not a word', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['is not what stands before a word', '10.0.0.1', '2.2.2.2, x, 10.0.0.2', 3, '10.0.0.2'],
    ['is without its port', '10.0.0.1', '2.2.2.2:4711', 1, '2.2.2.2'],
    ['is without its brackets', '10.0.0.1', '[2001:db8::5]:4711', 1, '2001:db8::5'],
    ['is not a word in brackets', '10.0.0.1', '[x]:4711', 1, '10.0.0.1'],
    ['is plain IPv4', '::ffff:1.1.1.1', undefined, 0, '1.1.1.1'],
  ])('%s', (_, socket, header, trusted, ip) => expect(clientIp(socket, header, trusted)).toBe(ip));
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the rate limit key of %s is %s', (ip, key) => expect(clientKey(ip)).toBe(key));
