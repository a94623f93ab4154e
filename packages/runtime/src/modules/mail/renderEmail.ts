import { languageAttributes } from '../../platform/languages/languageAttributes.ts';
import type { RichText } from '../../platform/html/richText.ts';
import { isRightToLeft } from '../../platform/languages/writing.ts';
import type { Look } from '../appearance/index.ts';
import { palettesOf } from '../appearance/index.ts';
import { absoluteImageUrl } from '../media/index.ts';
import { blockMarkup, blockText } from './emailBlocks.ts';
import type { EmailMessage } from './emailMessage.ts';
import { richMarkup, richPlain, sidesOf } from './emailRichText.ts';
import type { AddressOf } from './emailRichText.ts';
import { escapeText } from './escapeText.ts';

/** The layout around the content of every email. */
export interface EmailFrame {
  /** The parts of the shop theme used in emails: name, logo, colors and contact details. */
  readonly look: Pick<Look, 'name' | 'logo' | 'colors' | 'contact'> & Partial<Pick<Look, 'logoDark'>>;
  /** The text below the contact details. Null if there is none. */
  readonly footer: RichText | null;
  /** The language of the email, as a BCP 47 tag. */
  readonly locale: string;
  readonly addressOf: AddressOf;
}

/** Renders the plain-text and HTML bodies of an email, with the same content. */
export const renderEmail = (message: EmailMessage, frame: EmailFrame): { text: string; html: string } => ({
  text: textOf(message, frame),
  html: documentOf(message, frame),
});

const textOf = ({ blocks }: EmailMessage, { look, footer, locale, addressOf }: EmailFrame): string =>
  `${[
    ...blocks.map((block) => blockText(block, addressOf, locale)),
    [look.name, ...contactLines(look)].join('\n'),
    ...(footer ? [richPlain(footer, addressOf)] : []),
  ].join('\n\n')}\n`;

const contactLines = ({ contact: { address, email, phone } }: EmailFrame['look']): readonly string[] =>
  [...(address ?? '').split('\n'), email ?? '', phone ?? ''].map((line) => line.trim()).filter(Boolean);

/** The maximum email width that every mail program shows without scrolling, in pixels. */
const WIDTH = 600;
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

function documentOf(message: EmailMessage, { look, footer, locale, addressOf }: EmailFrame): string {
  const { light, dark } = palettesOf(look.colors);
  const sides = sidesOf(locale);
  const directed = isRightToLeft(locale) ? ' dir="rtl"' : '';
  const font = `font: 16px/1.5 ${FONT}; color: ${light.ink}`;
  return `<!doctype html>
<html ${String(languageAttributes(locale))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeText(message.subject)}</title>
<style>${darkStyles(dark)}</style>
</head>
<body class="ground" style="margin: 0; padding: 0; background: ${light.wash}">
<table role="presentation"${directed} class="ground" width="100%" cellpadding="0" cellspacing="0" style="background: ${light.wash}"><tr><td align="center" style="padding: 24px 12px">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" style="width: 100%; max-width: ${WIDTH}px">
<tr><td class="ink" style="padding: 0 8px 16px; ${font}"><a class="ink" href="${escapeText(addressOf('/'))}" style="color: ${light.ink}; font-size: 20px; font-weight: 700; text-decoration: none">${brandMarkup(look, addressOf)}</a></td></tr>
<tr><td class="sheet ink" style="padding: 28px 28px 20px; border-radius: 12px; background: ${light.paper}; ${font}; overflow-wrap: anywhere">
${message.blocks.map((block) => blockMarkup(block, { addressOf, palette: light, sides })).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding: 20px 8px 0; font: 14px/1.5 ${FONT}; color: ${light.quiet}; overflow-wrap: anywhere">
<p class="signature" style="margin: 0">${[look.name, ...contactLines(look)].map(escapeText).join('<br>')}</p>${footer ? `\n<div class="footer">${richMarkup(footer, addressOf, sides)}</div>` : ''}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The height of the logo, in pixels. */
const LOGO = 32;

/**
 * Renders the logo, with the shop name as alternative text. A logo for dark pages takes its place in mail programs that follow the
 * device setting.
 */
function brandMarkup({ name, logo, logoDark }: EmailFrame['look'], addressOf: AddressOf): string {
  if (!logo) return escapeText(name);
  const image = (url: string, className: string, shown: string) =>
    `<img${className} src="${escapeText(absoluteImageUrl(url, addressOf))}" alt="${escapeText(name)}" height="${LOGO}" style="${shown}; height: ${LOGO}px; max-width: 240px; border: 0">`;
  if (!logoDark) return image(logo.url, '', 'display: block');
  const light = image(logo.url, ' class="by-day"', 'display: block');
  return `${light}${image(logoDark.url, ' class="by-night"', 'display: none; mso-hide: all')}`;
}

/**
 * Creates the dark styles for mail programs that follow the device setting. Other programs keep the light colors or
 * derive dark colors from them.
 */
const darkStyles = (dark: ReturnType<typeof palettesOf>['dark']): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.paper} !important; }
  .sheet { background: ${dark.wash} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .line { border-color: ${dark.faint} !important; }
  .by-day { display: none !important; }
  .by-night { display: block !important; }
  .well { background: ${dark.faint} !important; }
  a.button { background: ${dark.accent} !important; color: ${dark['on-accent']} !important; }
}
`;
