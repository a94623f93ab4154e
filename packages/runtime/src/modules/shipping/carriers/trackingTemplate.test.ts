import { expect, test } from 'vitest';
import { fillTemplate, isWebAddress, templateFault } from './trackingTemplate.ts';

test.each([
  'https://track.example.com/{tracking_number}',
  'http://track.example.com/?number={tracking_number}&lang=en',
  'https://track.example.com:8443/a#{tracking_number}',
  'https://track.example.com/{tracking_number}/of/{tracking_number}',
])('%j is a template', (template) => expect(templateFault(template)).toBeNull());

test.each([
  ['https://track.example.com/', 'trackingUrl must contain {tracking_number}'],
  ['javascript:alert({tracking_number})', 'trackingUrl must be an http or https URL'],
  ['ftp://example.com/{tracking_number}', 'trackingUrl must be an http or https URL'],
  ['/track/{tracking_number}', 'trackingUrl must be an http or https URL'],
  ['https://user@example.com/{tracking_number}', 'trackingUrl must be an http or https URL'],
  ['https://example.com/ {tracking_number}', 'trackingUrl must be an http or https URL'],
  [
    'https://{tracking_number}.example.com/',
    '{tracking_number} must be in the path or query of trackingUrl, after the host',
  ],
  [
    'https://example.com{tracking_number}/',
    '{tracking_number} must be in the path or query of trackingUrl, after the host',
  ],
])('%j is none: %s', (template, fault) => expect(templateFault(template)).toBe(fault));

test.each([
  ['1Z 99/&?#', 'https://c.test/1Z%2099%2F%26%3F%23'],
  ['$&', 'https://c.test/%24%26'],
  ['ü', 'https://c.test/%C3%BC'],
])('the number %j is encoded', (number, url) =>
  expect(fillTemplate('https://c.test/{tracking_number}', number)).toBe(url),
);

test.each([
  ['https://c.test/1', true],
  ['http://c.test', true],
  ['javascript:alert(1)', false],
  ['//c.test', false],
  ['https://a:b@c.test', false],
  ['', false],
])('%j is a web address: %s', (text, is) => expect(isWebAddress(text)).toBe(is));
