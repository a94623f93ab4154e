import type { EmailMessage, EmailBlock } from './emailMessage.ts';

/** Renders an e-mail as its two bodies, in the language of `locale`. `signature` ends both. */
export const renderEmail = (
  message: EmailMessage,
  signature: string,
  locale: string,
): { text: string; html: string } => ({
  text: `${[...message.blocks.map(asText), signature].join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="${escape(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(message.subject)}</title>
<style>${STYLES}</style>
</head>
<body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
<div style="max-width: 36em; margin: 0 auto; overflow-wrap: anywhere">
${message.blocks.map(asHtml).join('\n')}
<p class="signature" style="margin: 2em 0 0; padding-top: 1em; border-top: 1px solid #8888">${escape(signature)}</p>
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

function asText(block: EmailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('link' in block) return `${block.link.label}:\n${block.link.url}`;
  return block.rows.map(([label, value]) => (value === '' ? label : `${label}: ${value}`)).join('\n');
}

function asHtml(block: EmailBlock): string {
  if ('paragraph' in block)
    return `<p style="margin: 1em 0">${escape(block.paragraph).replaceAll('\n', '<br>')}</p>`;
  if ('link' in block)
    return `<p style="margin: 1.5em 0"><a class="button" href="${escape(webAddress(block.link.url))}" style="display: inline-block; padding: 10px 20px; border-radius: 6px; background: #1c1c1c; color: #fff; text-decoration: none">${escape(block.link.label)}</a></p>`;
  return `<table role="presentation" style="width: 100%; margin: 1em 0; border-collapse: collapse">${block.rows.map(rowOf).join('')}</table>`;
}

/** Values of up to this length, such as prices, stay on one line. */
const SHORT = 24;
const CELL = 'padding: 4px 0; vertical-align: top; border-bottom: 1px solid #8884';

const rowOf = ([label, value]: readonly [string, string]): string =>
  value === ''
    ? `<tr><td colspan="2" style="${CELL}">${escape(label)}</td></tr>`
    : `<tr><td style="${CELL}; padding-right: 2em">${escape(label)}</td><td style="${CELL}; text-align: right${value.length <= SHORT ? '; white-space: nowrap' : ''}">${escape(value)}</td></tr>`;

/** Allows only web addresses: a `javascript:` link runs in some mail programs. */
const webAddress = (url: string): string => (/^https?:\/\//i.test(url) ? url : '#');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
