import type { Palette } from '../appearance/index.ts';
import { colonOf } from '../../platform/languages/writing.ts';
import { absoluteImageUrl } from '../media/index.ts';
import type { EmailBlock, EmailLine } from './emailMessage.ts';
import { richMarkup, richPlain } from './emailRichText.ts';
import type { AddressOf, Sides } from './emailRichText.ts';
import { escapeText } from './escapeText.ts';

/** The settings for rendering an email block as HTML. */
interface BlockFrame {
  readonly addressOf: AddressOf;
  readonly palette: Palette;
  readonly sides: Sides;
}

/** Renders a block for the plain-text body of an email. */
export function blockText(block: EmailBlock, addressOf: AddressOf, locale: string): string {
  if ('paragraph' in block) return block.paragraph;
  if ('rich' in block) return richPlain(block.rich, addressOf);
  if ('link' in block) return `${block.link.label}${colonOf(locale)}\n${block.link.url}`;
  if ('rows' in block) return block.rows.map((row) => rowText(row, locale)).join('\n');
  return block.lines
    .flatMap(({ name, amount, details = [] }) => [rowText([name, amount], locale), ...details])
    .join('\n');
}

const rowText = ([label, value]: readonly [string, string], locale: string): string =>
  value === '' ? label : `${label}${colonOf(locale)} ${value}`;

/** Renders a block for the HTML body of an email, with inline styles because mail programs remove style sheets. */
export function blockMarkup(block: EmailBlock, frame: BlockFrame): string {
  if ('paragraph' in block) return paragraphOf(block.paragraph, block.isQuiet === true, frame);
  if ('rich' in block) return richMarkup(block.rich, frame.addressOf, frame.sides);
  if ('link' in block)
    return block.link.isQuiet ? quietLink(block.link, frame.palette) : buttonOf(block.link, frame.palette);
  const rows =
    'lines' in block
      ? block.lines.map((line) => lineOf(line, frame))
      : block.rows.map((row, index) =>
          rowOf(row, frame, block.isTotals === true && index === block.rows.length - 1),
        );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width: 100%; margin: 0 0 16px; border-collapse: collapse">${rows.join('')}</table>`;
}

function paragraphOf(text: string, isQuiet: boolean, { palette: { quiet }, sides }: BlockFrame): string {
  const lines = escapeText(text)
    .split('\n')
    // Lines of an address may run from left to right in an email that does not: "12 Market Street" would end in its number.
    .map((line) => (sides.start === 'right' ? `<span dir="auto">${line}</span>` : line))
    .join('<br>');
  return isQuiet
    ? `<p class="quiet" style="margin: 0 0 12px; font-size: 14px; color: ${quiet}">${lines}</p>`
    : `<p style="margin: 0 0 16px">${lines}</p>`;
}

const buttonOf = (
  { label, url }: { readonly label: string; readonly url: string },
  palette: Palette,
): string =>
  `<p style="margin: 24px 0"><a class="button" href="${escapeText(webAddress(url))}" style="display: inline-block; padding: 12px 24px; border-radius: 999px; background: ${palette.accent}; color: ${palette['on-accent']}; font-weight: 600; text-decoration: none">${escapeText(label)}</a></p>`;

const quietLink = (
  { label, url }: { readonly label: string; readonly url: string },
  palette: Palette,
): string =>
  `<p style="margin: 0 0 12px; font-size: 14px"><a class="quiet" href="${escapeText(webAddress(url))}" style="color: ${palette.quiet}">${escapeText(label)}</a></p>`;

/** Maximum length of values that are kept on one line, such as prices. */
const SHORT = 24;
/** The width and height of an item's image, in pixels. */
const IMAGE_SIZE = 56;

const cellOf = ({ faint }: Palette): string =>
  `padding: 8px 0; vertical-align: top; border-bottom: 1px solid ${faint}`;

/** Renders a label and its value. A long value breaks before the words of its label do. */
function rowOf([label, value]: readonly [string, string], frame: BlockFrame, isLast: boolean): string {
  const cell = `${cellOf(frame.palette)}${isLast ? '; font-weight: 700' : ''}`;
  return value === ''
    ? `<tr><td colspan="2" class="line" style="${cell}">${escapeText(label)}</td></tr>`
    : `<tr><td class="line" style="${cell}; padding-${frame.sides.end}: 16px; overflow-wrap: break-word">${escapeText(label)}</td>${valueOf(value, frame, cell)}</tr>`;
}

const valueOf = (value: string, frame: BlockFrame, cell: string): string =>
  `<td class="line" align="${frame.sides.end}" style="${cell}; text-align: ${frame.sides.end}${value.length <= SHORT ? '; white-space: nowrap' : ''}">${escapeText(value)}</td>`;

function lineOf({ name, amount, picture, details = [] }: EmailLine, frame: BlockFrame): string {
  const cell = cellOf(frame.palette);
  const side = `width: ${IMAGE_SIZE}px; height: ${IMAGE_SIZE}px`;
  const shown =
    picture === null
      ? `<div class="well" style="${side}; border-radius: 8px; background: ${frame.palette.wash}"></div>`
      : `<img class="well" src="${escapeText(absoluteImageUrl(picture, frame.addressOf))}" alt="" width="${IMAGE_SIZE}" height="${IMAGE_SIZE}" style="display: block; ${side}; border-radius: 8px; object-fit: cover; background: ${frame.palette.wash}">`;
  return `<tr><td class="line" width="${IMAGE_SIZE + 16}" style="${cell}; width: ${IMAGE_SIZE + 16}px">${shown}</td><td class="line" style="${cell}; padding-${frame.sides.end}: 12px">${[escapeText(name), ...details.map((one) => detailOf(one, frame))].join('<br>')}</td>${valueOf(amount, frame, cell)}</tr>`;
}

const detailOf = (text: string, { palette: { quiet } }: BlockFrame): string =>
  `<span class="quiet" dir="auto" style="font-size: 14px; color: ${quiet}">${escapeText(text)}</span>`;

/** Allows only web URLs, because some mail programs execute `javascript:` links. */
const webAddress = (url: string): string => (/^https?:\/\//i.test(url) ? url : '#');
