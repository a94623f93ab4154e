import { z } from 'zod';
import { findCountry } from '../countries/country.ts';

/** The kinds of configuration values with rules beyond their type. Each fault has its hint. */

const text = (holds: (value: string) => boolean, error: string, hint: string) =>
  z.string().refine(holds, { error, params: { hint } });

/** An origin such as `https://shop.example.com`, kept without the slash at its end. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((url) => isBareOrigin(url), {
    error: 'must be an origin: scheme, host and port, without a path',
    params: { hint: 'Write it like https://shop.example.com.' },
  })
  .transform((url) => (URL.canParse(url) ? new URL(url).origin : url));

export const currency = text(
  (code) => Intl.supportedValuesOf('currency').includes(code),
  'is no ISO 4217 currency',
  'Write its three capitals, such as USD.',
);

export const locale = text(isLocale, 'is no known locale', 'Write a language tag, such as en-US.');

export const languages = z
  .array(text(isCanonicalTag, 'is no code of a language', 'Write a language tag, such as de or pt-BR.'))
  .min(1)
  .refine((codes) => new Set(codes.map((code) => code.toLowerCase())).size === codes.length, {
    error: 'names a language twice',
    params: { hint: 'Name each language once, the default first.' },
  });

export const timezone = text(
  isTimezone,
  'is no known time zone',
  'Write its IANA name, such as Europe/Berlin, or UTC.',
);

export const country = text(
  (value) => findCountry(value) !== null,
  'is no ISO 3166-1 country',
  'Write its two capitals, such as US.',
).transform((value) => findCountry(value) ?? value);

export const postgresUrl = text(
  (url) => /^(postgres|postgresql|socket):/.test(url) && URL.canParse(url),
  'is no PostgreSQL address',
  'Write it like postgres://user:password@host:5432/database, signs such as @ and # in the password percent-encoded.',
);

export const redisUrl = text(
  (url) => /^(redis|rediss|unix):/.test(url) && URL.canParse(url),
  'is no Redis address',
  'Write it like redis://host:6379.',
);

export const smtpUrl = text(
  (url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url),
  'is no address of a mail server',
  'Write it like smtp://user:password@host:587, or smtps:// for port 465.',
);

/** A sender such as `shop@example.com` or `The Shop <shop@example.com>`. */
export const mailbox = text(
  (value) => /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value),
  'is no email address',
  'Write it like The Shop <shop@example.com>.',
);

export const bucket = text(
  (name) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name),
  'is no name of a bucket',
  'Write 3 to 63 lower-case letters, digits, dots and hyphens.',
);

/** An address that paths are appended to, kept without the slash at its end. */
export const webAddress = text(
  (url) => /^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(url) && URL.canParse(url),
  'is no address to put a path behind',
  'Write it like https://cdn.example.com/images.',
).transform((url) => url.replace(/\/+$/, ''));

/** A secret of sessions and signatures: at least 32 bytes. */
export const secret = text(
  (value) => Buffer.byteLength(value) >= 32,
  'must be at least 32 bytes',
  'Make one with "openssl rand -hex 32".',
);

/** The ways of choosing traces, by the names that OpenTelemetry gives them. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

function isBareOrigin(url: string): boolean {
  if (!URL.canParse(url)) return true; // This was already reported.
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
