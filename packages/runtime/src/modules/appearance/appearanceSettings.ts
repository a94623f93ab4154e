import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { imageAddress } from '../media/index.ts';
import type { AppearanceSettings } from './contract.ts';
import { isHex, TEXT_CONTRAST } from './contrast.ts';
import { FONT_NAMES, SYSTEM_FONT } from './fonts.ts';
import { colorFault, DEFAULT_COLORS } from './palette.ts';
import { addFault, breaks } from '../../platform/http/forms/addFault.ts';

const LANGUAGE_CODE = 35;

const line = (key: string, label: string, longest: number) =>
  z.string().max(longest, `${key} must have at most ${longest} characters`).check(oneLine(label)).default('');
const lines = (key: string, longest: number) =>
  z
    .string()
    .max(longest, `${key} must have at most ${longest} characters`)
    .meta({ format: 'multiline' })
    .default('');
const byLanguage = (key: string, longest: number) =>
  z
    .record(
      z.string().max(LANGUAGE_CODE),
      z.string().max(longest, `${key} must have at most ${longest} characters`),
    )
    .default({});
const imageSetting = z
  .union([z.literal(''), imageAddress])
  .default('')
  .meta({ format: 'image' });
const font = z.enum(FONT_NAMES).default(SYSTEM_FONT);

const NO_COLOR = 'A color must be # followed by six hex digits, such as #1d4f3c';
const color = z
  .string()
  .refine(isHex, { ...breaks('format', NO_COLOR, { format: 'color' }), abort: true })
  .meta({ format: 'color' });

/** The three colors, validated together so that no change makes text unreadable. */
const colors = z
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
const link = z
  .string()
  .max(2000)
  .refine(
    (address) => address === '' || safeHref(address) !== null,
    breaks('format', NO_LINK, { format: 'link' }),
  )
  .default('')
  .meta({ format: 'uri-reference' });

const NO_SITE = 'The URL must start with https:// or http://';
const socialLink = z.strictObject({
  name: z.string().trim().min(1, 'The name must not be empty').max(60).check(oneLine('The name')),
  url: z
    .string()
    .max(2000)
    .refine(
      (address) => /^https?:\/\//i.test(address) && safeHref(address) !== null,
      breaks('format', NO_SITE, { format: 'url' }),
    ),
});

const email = z
  .union([z.literal(''), z.email('contactEmail must be an email address')])
  .default('')
  .meta({ format: 'email' });

const store = (definition: Omit<SettingDefinition, 'group'>): SettingDefinition => ({
  ...definition,
  group: 'store',
});
const look = (definition: Omit<SettingDefinition, 'group'>): SettingDefinition => ({
  ...definition,
  group: 'appearance',
});

export const appearanceSettings: Readonly<Record<keyof AppearanceSettings, SettingDefinition>> = {
  shopName: store({
    schema: line('shopName', 'The name', 100),
    label: 'Shop name',
    description:
      'Shown on pages, in emails and on documents. Leave empty to use the name in the configuration file.',
  }),
  homeTitle: store({
    schema: line('homeTitle', 'The title', 150),
    label: 'Homepage title',
    description:
      'The heading of the homepage and its title in search results. Leave empty to use the shop name.',
  }),
  homeTitleTranslations: store({
    schema: byLanguage('homeTitleTranslations', 150),
    label: 'Homepage title in other languages',
  }),
  homeDescription: store({
    schema: line('homeDescription', 'The description', 320),
    label: 'Homepage description',
    description: 'One or two sentences for search results and link previews.',
  }),
  homeDescriptionTranslations: store({
    schema: byLanguage('homeDescriptionTranslations', 320),
    label: 'Homepage description in other languages',
  }),
  contactEmail: store({
    schema: email,
    label: 'Customer contact email',
    description: 'Shown in the footer of pages and emails.',
  }),
  contactPhone: store({
    schema: line('contactPhone', 'The number', 40),
    label: 'Customer contact phone',
  }),
  contactAddress: store({
    schema: lines('contactAddress', 1001),
    label: 'Customer contact address',
    description: 'One line each. Shown in the footer of pages and emails.',
  }),
  shopLogo: look({
    schema: imageSetting,
    label: 'Logo',
    description: 'Shown 32 pixels high at the top of pages and emails. Leave empty to show the shop name.',
  }),
  shopLogoDark: look({
    schema: imageSetting,
    label: 'Logo for dark mode',
    description: 'For visitors in dark mode. Leave empty to use the same logo.',
  }),
  shopFavicon: look({
    schema: imageSetting,
    label: 'Favicon',
    description: 'A square image shown in browser tabs and bookmarks.',
  }),
  shopColors: look({
    schema: colors,
    label: 'Colors',
    description:
      'All other colors, including those for dark mode, are derived from these three. Text and buttons must stay readable.',
  }),
  shopColorScheme: look({
    schema: z.enum(['auto', 'light', 'dark']).default('auto'),
    label: 'Color scheme',
    description: 'auto: match the visitor’s device.',
  }),
  shopTextFont: look({
    schema: font,
    label: 'Body font',
    description: 'system: the device’s own font, which loads fastest.',
  }),
  shopHeadingFont: look({ schema: font, label: 'Heading font' }),
  announcementOn: look({ schema: z.boolean().default(false), label: 'Show announcement bar' }),
  announcementText: look({
    schema: line('announcementText', 'The announcement', 160),
    label: 'Announcement',
    description: 'One line above the header of every page, such as “Free shipping over $50”.',
  }),
  announcementTextTranslations: look({
    schema: byLanguage('announcementTextTranslations', 160),
    label: 'Announcement in other languages',
  }),
  announcementLink: look({
    schema: link,
    label: 'Announcement link',
    description: 'A path in the shop or a full URL. Leave empty for no link.',
  }),
  footerText: look({
    schema: lines('footerText', 1001),
    label: 'About the shop',
    description: 'A few sentences in the footer of every page.',
  }),
  footerTextTranslations: look({
    schema: byLanguage('footerTextTranslations', 1001),
    label: 'About the shop in other languages',
  }),
  socialLinks: look({
    schema: z.array(socialLink).max(12).default([]),
    label: 'Social links',
    description: 'Links to your social media profiles, shown in the footer.',
  }),
};
