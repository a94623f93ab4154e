import { z } from 'zod';
import { safeHref } from '../../platform/html/safeHref.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { imageAddress } from '../media/index.ts';
import { isHex, TEXT_CONTRAST } from './contrast.ts';
import { FONT_NAMES, SYSTEM_FONT } from './fonts.ts';
import { colorFault, DEFAULT_COLORS } from './palette.ts';
import { addFault, breaks } from '../../platform/http/forms/addFault.ts';

const LANGUAGE_CODE = 35;

/** Creates the schema of a text of one line. */
export const lineSetting = (key: string, label: string, longest: number) =>
  z.string().max(longest, `${key} must have at most ${longest} characters`).check(oneLine(label)).default('');

/** Creates the schema of a text of several lines. */
export const linesSetting = (key: string, longest: number) =>
  z
    .string()
    .max(longest, `${key} must have at most ${longest} characters`)
    .meta({ format: 'multiline' })
    .default('');

/** Creates the schema of a text in each language. */
export const byLanguage = (key: string, longest: number) =>
  z
    .record(
      z.string().max(LANGUAGE_CODE),
      z.string().max(longest, `${key} must have at most ${longest} characters`),
    )
    .default({});

/** The schema of an image, or of none. */
export const imageSetting = z
  .union([z.literal(''), imageAddress])
  .default('')
  .meta({ format: 'image' });

/** The schema of a font. */
export const fontSetting = z.enum(FONT_NAMES).default(SYSTEM_FONT);

const NO_COLOR = 'A color must be # followed by six hex digits, such as #1d4f3c';
const color = z
  .string()
  .refine(isHex, { ...breaks('format', NO_COLOR, { format: 'color' }), abort: true })
  .meta({ format: 'color' });

/** The three colors, validated together so that no change makes text unreadable. */
export const colors = z
  .strictObject({ accent: color, background: color, text: color })
  .superRefine((chosen, context) => {
    const fault = colorFault(chosen);
    if (!fault) return;
    const contrast = fault.contrast.toFixed(2);
    addFault(context, {
      path: [fault.path],
      rule: 'contrast',
      values: { contrast, limit: TEXT_CONTRAST },
      message: `The contrast between ${fault.path} and background is ${contrast}:1. It must be at least ${TEXT_CONTRAST}:1 to be readable for everyone.`,
    });
  })
  .default(DEFAULT_COLORS)
  .meta({ format: 'palette' });

const NO_LINK = 'A link must be a path in the shop, such as /sale, or an http or https URL';

/** The schema of a link, or of none. */
export const linkSetting = z
  .string()
  .max(2000)
  .refine(
    (address) => address === '' || safeHref(address) !== null,
    breaks('format', NO_LINK, { format: 'link' }),
  )
  .default('')
  .meta({ format: 'uri-reference' });

const NO_SITE = 'The URL must start with https:// or http://';

/** The schema of a link to a profile of the shop on another site. */
export const socialLink = z.strictObject({
  name: z.string().trim().min(1, 'The name must not be empty').max(60).check(oneLine('The name')),
  url: z
    .string()
    .max(2000)
    .refine(
      (address) => /^https?:\/\//i.test(address) && safeHref(address) !== null,
      breaks('format', NO_SITE, { format: 'url' }),
    ),
});

export const email = z
  .union([z.literal(''), z.email('contactEmail must be an email address')])
  .default('')
  .meta({ format: 'email' });
