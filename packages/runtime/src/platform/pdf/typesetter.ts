import type { Bidi } from 'bidi-js';
import type { Font } from 'fontkit';
import { isRightToLeft } from '../languages/writing.ts';
import { loadFaces, WEIGHTS } from './faces.ts';
import type { Faces } from './faces.ts';
import { linesOf } from './lines.ts';
import { runsOf } from './runs.ts';
import type { Direction, Run } from './runs.ts';

/** A PDF document in progress. Its pages stay open until the document ends. */
export type Pdf = PDFKit.PDFDocument;

/** The style of a text. Sizes are in points (72 per inch). */
export interface Style {
  readonly width: number;
  readonly size?: number;
  readonly isBold?: boolean;
}

/** The style and position of a text: its upper left corner in a left-to-right document. */
export interface Placed extends Style {
  readonly x: number;
  readonly y: number;
  readonly color?: string;
  /** The alignment of lines. Default: at their start. */
  readonly align?: 'end';
  /** `auto`: each paragraph has the direction of its first letter, such as a text that a shopper wrote. Default: that of the document. */
  readonly direction?: 'auto';
}

const SIZE = 9.5;
const INK = '#1b1f24';
/** The line height and the ascent above the baseline for font size 1, taken from the base font. */
const LINE = 1.362;
const ASCENT = 1.069;

/**
 * Writes texts in all scripts to a PDF. Each character is drawn in a font that contains it, and Arabic and Hebrew are written
 * from right to left. The layout of a document in a right-to-left language is mirrored.
 */
export class Typesetter {
  readonly pdf: Pdf;
  readonly #faces: Faces;
  readonly #bidi: Bidi;
  readonly #language: string;
  readonly #direction: Direction;

  private constructor(pdf: Pdf, faces: Faces, bidi: Bidi, language: string) {
    this.pdf = pdf;
    this.#faces = faces;
    this.#bidi = bidi;
    this.#language = language;
    this.#direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  }

  /** Loads the fonts for a document's texts in a language. Other texts may contain characters that the loaded fonts lack. */
  static async open(pdf: Pdf, texts: readonly string[], language: string): Promise<Typesetter> {
    const { createBidi } = await import('../bundled/pdfkit.ts');
    const faces = await loadFaces(texts.map(printable), language);
    for (const { names, fonts } of faces.all)
      for (const weight of WEIGHTS) pdf.registerFont(names[weight], sourceOf(fonts[weight]));
    return new Typesetter(pdf, faces, createBidi(), language);
  }

  /** Returns the height of a text. */
  heightOf(text: string, style: Style): number {
    return this.#linesOf(text, style).length * LINE * (style.size ?? SIZE);
  }

  /** Writes a text and returns its height. */
  write(text: string, style: Placed): number {
    const { x, y, width, size = SIZE, color = INK, align } = style;
    const { pdf } = this;
    const isRight = (align === 'end') !== (this.#direction === 'rtl');
    const left = this.#direction === 'rtl' ? pdf.page.width - x - width : x;
    pdf.fillColor(color);
    const lines = this.#linesOf(text, style);
    lines.forEach(({ line, paragraph }, index) => {
      const direction = style.direction === 'auto' ? this.#directionOf(paragraph) : this.#direction;
      const runs = this.#runsOf(line, paragraph, direction).map((run) => ({
        ...run,
        wide: this.#widthOf(run, style),
      }));
      const taken = runs.reduce((sum, { wide }) => sum + wide, 0);
      let at = isRight ? left + width - taken : left;
      const base = y + index * LINE * size + ASCENT * size;
      for (const run of runs) {
        this.#use(run, style).text(run.text, at, base, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: [],
        });
        at += run.wide;
      }
    });
    return lines.length * LINE * size;
  }

  #linesOf(text: string, style: Style) {
    const measure = (part: string) =>
      this.#runsOf(part, part).reduce((sum, run) => sum + this.#widthOf(run, style), 0);
    return linesOf(printable(text), { width: style.width, language: this.#language, measure });
  }

  #runsOf = (line: string, paragraph: string, direction = this.#direction): readonly Run[] =>
    runsOf(line, paragraph, this.#faces, this.#bidi, direction);

  /** Returns the direction of the first letter of a paragraph. */
  #directionOf(paragraph: string): Direction {
    const [first] = this.#bidi.getEmbeddingLevels(paragraph).paragraphs;
    return first && first.level % 2 === 1 ? 'rtl' : 'ltr';
  }

  #widthOf = (run: Run, style: Style): number =>
    this.#use(run, style).widthOfString(run.text, { features: [] });

  #use({ face }: Run, { size = SIZE, isBold = false }: Style): Pdf {
    return this.pdf.font(face.names[isBold ? 700 : 400]).fontSize(size);
  }
}

/**
 * Returns a font to register in one document. It shares the decoded tables of the given one, which take most of the time to read, and
 * has glyphs of its own, because a glyph keeps the characters that it was first used for, and a document says them to whoever copies text.
 */
const sourceOf = (font: Font): PDFKit.Mixins.PDFFontSource =>
  // pdfkit also takes opened fonts, which its types do not say.
  Object.create(font, { _glyphs: { value: {} } }) as PDFKit.Mixins.PDFFontSource;

/**
 * Replaces control characters and other invisible characters with spaces. Characters that join others or select their direction
 * stay.
 */
const printable = (text: string): string => text.replace(/[^\P{C}\n\p{Cf}]/gu, ' ') || ' ';
