import { languageAttributes } from '../../platform/html/languageAttributes.ts';
import type { RichText } from '../../platform/html/richText.ts';
import { isRightToLeft } from '../../platform/languages/writing.ts';
import type { EmailMessage, EmailBlock } from './emailMessage.ts';
import { richMarkup, richPlain, sidesOf } from './emailRichText.ts';
import type { AddressOf, Sides } from './emailRichText.ts';
import { escapeText } from './escapeText.ts';

/** The frame around the content of every e-mail. */
export interface EmailFrame {
  /** The name of the shop, which ends the content. */
  readonly signature: string;
  /** The text after the signature. Null: there is none. */
  readonly footer: RichText | null;
  /** The language of the e-mail, a BCP 47 tag. */
  readonly locale: string;
  readonly addressOf: AddressOf;
}

/** Renders an e-mail as its two bodies, which say the same. */
export const renderEmail = (
  message: EmailMessage,
  { signature, footer, locale, addressOf }: EmailFrame,
): { text: string; html: string } => ({
  text: `${[
    ...message.blocks.map((block) => asText(block, addressOf)),
    signature,
    ...(footer ? [richPlain(footer, addressOf)] : []),
  ].join('\n\n')}\n`,
  html: `<!doctype html>
<html ${String(languageAttributes(locale))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(message.subject)}</title>
<style>${STYLES}</style>
</head>
<body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
<div${isRightToLeft(locale) ? ' dir="rtl"' : ''} style="max-width: 36em; margin: 0 auto; overflow-wrap: anywhere">
${message.blocks.map((block) => asHtml(block, addressOf, sidesOf(locale))).join('\n')}
<p class="signature" style="margin: 2em 0 0; padding-top: 1em; border-top: 1px solid #8888">${escapeText(signature)}</p>${footer ? `\n<div class="footer" style="font-size: 14px">${richMarkup(footer, addressOf, sidesOf(locale))}</div>` : ''}
</div>
</body>
</html>
`,
});

/** The styles that cannot stand in `style` attributes. Mail programs without dark colors or style sheets use their own. */
const STYLES = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: light) { body { background: #fff; color: #1c1c1c; } }
@media (prefers-color-scheme: dark) { body { background: #1c1c1c; color: #f2f2f2; } a.button { background: #f2f2f2 !important; color: #1c1c1c !important; } }
`;

function asText(block: EmailBlock, addressOf: AddressOf): string {
  if ('paragraph' in block) return block.paragraph;
  if ('rich' in block) return richPlain(block.rich, addressOf);
  if ('link' in block) return `${block.link.label}:\n${block.link.url}`;
  return block.rows.map(([label, value]) => (value === '' ? label : `${label}: ${value}`)).join('\n');
}

function asHtml(block: EmailBlock, addressOf: AddressOf, sides: Sides): string {
  if ('paragraph' in block)
    return `<p style="margin: 1em 0">${escapeText(block.paragraph).replaceAll('\n', '<br>')}</p>`;
  if ('rich' in block) return richMarkup(block.rich, addressOf, sides);
  if ('link' in block)
    return `<p style="margin: 1.5em 0"><a class="button" href="${escapeText(webAddress(block.link.url))}" style="display: inline-block; padding: 10px 20px; border-radius: 6px; background: #1c1c1c; color: #fff; text-decoration: none">${escapeText(block.link.label)}</a></p>`;
  return `<table role="presentation" style="width: 100%; margin: 1em 0; border-collapse: collapse">${block.rows.map((row) => rowOf(row, sides)).join('')}</table>`;
}

/** Values of up to this length, such as prices, stay on one line. */
const SHORT = 24;
const CELL = 'padding: 4px 0; vertical-align: top; border-bottom: 1px solid #8884';

const rowOf = ([label, value]: readonly [string, string], { end }: Sides): string =>
  value === ''
    ? `<tr><td colspan="2" style="${CELL}">${escapeText(label)}</td></tr>`
    : `<tr><td style="${CELL}; padding-${end}: 2em">${escapeText(label)}</td><td style="${CELL}; text-align: ${end}${value.length <= SHORT ? '; white-space: nowrap' : ''}">${escapeText(value)}</td></tr>`;

/** Allows only web addresses: a `javascript:` link runs in some mail programs. */
const webAddress = (url: string): string => (/^https?:\/\//i.test(url) ? url : '#');
