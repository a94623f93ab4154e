import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { ShopConfig } from '../../config/schema.ts';
import { Refusal, validationFailed } from '../../errors.ts';
import { keysFor, seal, unseal } from '../../secrets.ts';

/** The query parameter of the GET request that shows a rejected form. */
export const REJECTED = 'rejected';
/** The name of the cookie that carries a rejected form to that request. */
export const REJECTED_FORM = 'rejected_form';
/** The seconds for which a rejected form can be shown again. */
export const REJECTED_FOR = 3600;
/** Maximum length of the cookie's value. Browsers drop cookies above 4,096 bytes, including their name and attributes. */
const MAX_LENGTH = 3600;
/** Maximum size of a form in bytes before it is packed, so that no small cookie inflates to a large form. */
const MAX_BYTES = 200_000;

/** The status of `showFormAgain`. */
const SHOWN_AGAIN = 200;

type Keys = Pick<ShopConfig, 'secrets' | 'session'>;

const detail = z.object({
  path: z.string(),
  rule: z.string(),
  values: z.record(z.string(), z.unknown()).optional(),
  message: z.string(),
});

const stored = z.object({
  until: z.number(),
  fields: z.unknown(),
  refusal: z.object({
    status: z.int(),
    code: z.string(),
    message: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    details: z.array(detail).optional(),
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
});

/** A form as submitted, and the error that rejected it. */
export interface RejectedForm {
  readonly fields: unknown;
  readonly refusal: Refusal;
}

/**
 * Encrypts a rejected form for its cookie, bound to the request path. Passwords are left out. Returns null if the form is too long for
 * a cookie. `now` is in milliseconds.
 */
export function sealForm(
  config: Keys,
  path: string,
  { fields, refusal }: RejectedForm,
  now: number,
): string | null {
  const { status, code, message, values, details, extra } = refusal;
  const form = {
    until: now + REJECTED_FOR * 1000,
    fields: withoutPasswords(fields),
    refusal: { status, code, message, values, details, extra },
  };
  const [key] = keysFor(config, 'rejected-form');
  const json = Buffer.from(JSON.stringify(form));
  if (json.length > MAX_BYTES) return null;
  const packed = deflateRawSync(json);
  const text = seal(key as Buffer, path, packed).toString('base64url');
  return text.length > MAX_LENGTH ? null : text;
}

/** Decrypts a rejected form. Returns null if the cookie is not the shop's own, belongs to another path, or has expired. */
export function openForm(config: Keys, path: string, text: string, now: number): RejectedForm | null {
  const packed = unseal(keysFor(config, 'rejected-form'), path, Buffer.from(text, 'base64url'));
  if (packed === null) return null;
  const json: unknown = JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8'));
  const { until, fields, refusal } = stored.parse(json);
  if (until < now) return null;
  const { status, code, message, ...more } = refusal;
  return { fields, refusal: new Refusal(status, code, message, more as object) };
}

/** Removes the fields whose name contains the word password. */
const withoutPasswords = (fields: unknown): unknown =>
  typeof fields !== 'object' || fields === null || Array.isArray(fields)
    ? fields
    : Object.fromEntries(
        Object.entries(fields)
          .filter(([name]) => !/password/i.test(name))
          .map(([name, value]) => [name, withoutPasswords(value)]),
      );

/**
 * Creates the refusal that a form's handler throws to show the form again although nothing was wrong with it, for example with the
 * provinces of another country. `messages` are shown above the form in the page's language, for example to explain what could not be done.
 */
export const showFormAgain = (messages: readonly string[] = []) =>
  new Refusal(SHOWN_AGAIN, 'FORM_SHOWN_AGAIN', 'The form is shown again', {
    details: messages.map((message) => ({ path: '', rule: 'invalid', message })),
  });

/** Reports whether a form is shown again although nothing was wrong with it. */
export const isShownAgain = ({ status }: Refusal): boolean => status === SHOWN_AGAIN;

/** Creates the refusal that a browser sees if it does not accept the shop's cookies. */
export const cookiesMissing = () =>
  validationFailed([{ path: 'cookies', rule: 'required', message: 'Cookies are required to show the form' }]);
