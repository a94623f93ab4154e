import { expect, test } from 'vitest';
import { isAllowedHost, receiverUrl } from './receiverUrl.ts';

const production = { mode: 'production', webhooks: { allowedHosts: [] } } as const;
const development = { ...production, mode: 'development' } as const;
const intranet = {
  mode: 'production',
  webhooks: { allowedHosts: ['ERP.lan', '127.0.0.1:8080', '::1'] },
} as const;

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return 'allowed';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

/** Different notations that a URL parser interprets as private addresses. */
const PRIVATE = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://%31%32%37.0.0.1/',
  'https://①②⑦.0.0.1/',
  'https://0/',
  'https://10.1/',
  'https://192.168.257/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:10.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
];
test.each(PRIVATE)('%s is rejected', (url) => {
  expect(codeOf(() => receiverUrl(production, url))).toBe('WEBHOOK_URL_REFUSED');
  expect(codeOf(() => receiverUrl(development, url))).toBe('WEBHOOK_URL_REFUSED');
});

test.each([
  ['https://erp.example.com/hooks?shop=1', 'allowed', 'allowed'],
  ['https://erp.example.com:8443/', 'allowed', 'allowed'],
  ['https://erp.example.com:443/', 'allowed', 'allowed'],
  ['http://erp.example.com/', 'WEBHOOK_URL_REFUSED', 'allowed'],
  ['https://erp.example.com:22/', 'WEBHOOK_URL_REFUSED', 'WEBHOOK_URL_REFUSED'],
  ['https://user@erp.example.com/', 'WEBHOOK_URL_REFUSED', 'WEBHOOK_URL_REFUSED'],
  ['https://:word@erp.example.com/', 'WEBHOOK_URL_REFUSED', 'WEBHOOK_URL_REFUSED'],
  ['https://erp.example.com/#part', 'WEBHOOK_URL_REFUSED', 'WEBHOOK_URL_REFUSED'],
  ['ftp://erp.example.com/', 'WEBHOOK_URL_REFUSED', 'WEBHOOK_URL_REFUSED'],
  ['/hooks', 'WEBHOOK_URL_REFUSED', 'WEBHOOK_URL_REFUSED'],
  ['javascript:alert(1)', 'WEBHOOK_URL_REFUSED', 'WEBHOOK_URL_REFUSED'],
])('%s is %s in production and %s in development', (url, inProduction, inDevelopment) => {
  expect(codeOf(() => receiverUrl(production, url))).toBe(inProduction);
  expect(codeOf(() => receiverUrl(development, url))).toBe(inDevelopment);
});

test.each([
  ['http://erp.lan/hooks', true],
  ['http://erp.lan:9000/hooks', true],
  ['http://127.0.0.1:8080/', true],
  ['http://127.0.0.1:8081/', false],
  ['http://[::1]:3000/', true],
  ['http://erp.lan.example.com/', false],
  ['http://other.lan/', false],
])('a host in the configuration may be private and use http: %s', (url, isAllowed) => {
  expect(isAllowedHost(intranet, new URL(url))).toBe(isAllowed);
  expect(codeOf(() => receiverUrl(intranet, url))).toBe(isAllowed ? 'allowed' : 'WEBHOOK_URL_REFUSED');
});
