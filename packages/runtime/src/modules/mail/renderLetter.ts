import type { Letter, LetterBlock } from './letter.ts';

/** A letter as the two bodies of a mail. `signature` ends both. */
export const renderLetter = (letter: Letter, signature: string): { text: string; html: string } => ({
  text: `${[...letter.blocks.map(asText), signature].join('\n\n')}\n`,
  html: `<!doctype html>
<html>
<head><meta charset="utf-8"><title>${escape(letter.subject)}</title></head>
<body style="font-family: sans-serif; max-width: 40em; margin: 0 auto; padding: 1em">
${[...letter.blocks.map(asHtml), `<p>${escape(signature)}</p>`].join('\n')}
</body>
</html>
`,
});

function asText(block: LetterBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('link' in block) return `${block.link.label}:\n${block.link.url}`;
  return block.rows.map(([label, value]) => (value === '' ? label : `${label}: ${value}`)).join('\n');
}

function asHtml(block: LetterBlock): string {
  if ('paragraph' in block) return `<p>${escape(block.paragraph).replaceAll('\n', '<br>')}</p>`;
  if ('link' in block)
    return `<p><a href="${escape(webAddress(block.link.url))}">${escape(block.link.label)}</a></p>`;
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><td style="padding-right: 2em">${escape(label)}</td><td>${escape(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** Only addresses of the web: a `javascript:` link runs in some readers. */
const webAddress = (url: string): string => (/^https?:\/\//i.test(url) ? url : '#');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
