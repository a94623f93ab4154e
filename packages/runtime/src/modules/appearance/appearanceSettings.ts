import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import type { AppearanceSettings } from './contract.ts';
import {
  lineSetting,
  byLanguage,
  email,
  linesSetting,
  imageSetting,
  colors,
  fontSetting,
  linkSetting,
  socialLink,
} from './appearanceSchemas.ts';

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
    schema: lineSetting('shopName', 'The name', 100),
    label: 'Shop name',
    description:
      'Shown on pages, in emails and on documents. Leave empty to use the name in the configuration file.',
  }),
  homeTitle: store({
    schema: lineSetting('homeTitle', 'The title', 150),
    label: 'Homepage title',
    description:
      'The heading of the homepage and its title in search results. Leave empty to use the shop name.',
  }),
  homeTitleTranslations: store({
    schema: byLanguage('homeTitleTranslations', 150),
    label: 'Homepage title in other languages',
  }),
  homeDescription: store({
    schema: lineSetting('homeDescription', 'The description', 320),
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
    schema: lineSetting('contactPhone', 'The number', 40),
    label: 'Customer contact phone',
  }),
  contactAddress: store({
    schema: linesSetting('contactAddress', 1001),
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
    schema: fontSetting,
    label: 'Body font',
    description: 'system: the device’s own font, which loads fastest.',
  }),
  shopHeadingFont: look({ schema: fontSetting, label: 'Heading font' }),
  announcementOn: look({ schema: z.boolean().default(false), label: 'Show announcement bar' }),
  announcementText: look({
    schema: lineSetting('announcementText', 'The announcement', 160),
    label: 'Announcement',
    description: 'One line above the header of every page, such as “Free shipping over $50”.',
  }),
  announcementTextTranslations: look({
    schema: byLanguage('announcementTextTranslations', 160),
    label: 'Announcement in other languages',
  }),
  announcementLink: look({
    schema: linkSetting,
    label: 'Announcement link',
    description: 'A path in the shop or a full URL. Leave empty for no link.',
  }),
  footerText: look({
    schema: linesSetting('footerText', 1001),
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
