import { z } from 'zod';
import { findCountry } from '../countries/country.ts';

/** Creates a string schema with a custom check. The hint explains how to fix an invalid value. */

const text = (holds: (value: string) => boolean, error: string, hint: string) =>
  z.string().refine(holds, { error, params: { hint } });

/** An origin such as `https://shop.example.com`, without a trailing slash. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((url) => isBareOrigin(url), {
    error: 'must be an origin: scheme, host and port, without a path',
    params: { hint: 'For example, https://shop.example.com.' },
  })
  .transform((url) => (URL.canParse(url) ? new URL(url).origin : url));

export const currency = text(
  (code) => Intl.supportedValuesOf('currency').includes(code),
  'is not an ISO 4217 currency',
  'Use its three-letter code, such as USD.',
);

export const locale = text(isLocale, 'is not a known locale', 'Use a language tag, such as en-US.');

export const languages = z
  .array(text(isCanonicalTag, 'is not a language code', 'Use a language tag, such as de or pt-BR.'))
  .min(1)
  .refine((codes) => new Set(codes.map((code) => code.toLowerCase())).size === codes.length, {
    error: 'lists a language twice',
    params: { hint: 'List each language once, the default first.' },
  });

export const timezone = text(
  isTimezone,
  'is not a known time zone',
  'Use its IANA name, such as Europe/Berlin, or UTC.',
);

export const country = text(
  (value) => findCountry(value) !== null,
  'is not an ISO 3166-1 country',
  'Use its two-letter code, such as US.',
).transform((value) => findCountry(value) ?? value);

export const postgresUrl = text(
  (url) => /^(postgres|postgresql|socket):/.test(url) && URL.canParse(url),
  'is not a PostgreSQL URL',
  'Use the form postgres://user:password@host:5432/database, with characters such as @ and # in the password percent-encoded.',
);

export const redisUrl = text(
  (url) => /^(redis|rediss|unix):/.test(url) && URL.canParse(url),
  'is not a Redis URL',
  'Use the form redis://host:6379.',
);

export const smtpUrl = text(
  (url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url),
  'is not a mail server URL',
  'Use the form smtp://user:password@host:587, or smtps:// for port 465.',
);

/** An email sender, such as `shop@example.com` or `The Shop <shop@example.com>`. */
export const mailbox = text(
  (value) => /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value),
  'is not an email address',
  'Use the form The Shop <shop@example.com>.',
);

export const bucket = text(
  (name) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name),
  'is not a bucket name',
  'Use 3 to 63 lowercase letters, digits, dots and hyphens.',
);

/** A base URL to which paths are appended. No trailing slash. */
export const webAddress = text(
  (url) => /^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(url) && URL.canParse(url),
  'is not a base URL',
  'For example, https://cdn.example.com/images.',
).transform((url) => url.replace(/\/+$/, ''));

/** A secret for sessions and signatures. At least 32 bytes long. */
export const secret = text(
  (value) => Buffer.byteLength(value) >= 32,
  'must be at least 32 bytes',
  'Generate one with "openssl rand -hex 32".',
);

/** The names of the supported OpenTelemetry trace samplers. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

function isBareOrigin(url: string): boolean {
  if (!URL.canParse(url)) return true; // The URL check has already reported this.
  const { pathname, search, hash, username, password } = new URL(url);
  return pathname === '/' && search + hash + username + password === '';
}

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function isCanonicalTag(tag: string): boolean {
  return isLocale(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
