import type { Bidi } from 'bidi-js';
import factory from 'bidi-js';

export { default as PDFDocument } from 'pdfkit';
export { create as openFont } from 'fontkit';
/** Creates the functions of the Unicode Bidirectional Algorithm. The library's own types describe a different kind of module. */
export const createBidi = factory as unknown as () => Bidi;
