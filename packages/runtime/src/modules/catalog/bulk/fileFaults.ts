import { importFileInvalid } from './errors.ts';

/** Creates the error for a file that cannot be read as a whole. Each caller of the file reader passes its own. */
export type FileError = (message: string, hint: string) => Error;

/** The error for uploaded files. */
export const uploadError: FileError = (message, hint) => importFileInvalid(`${message}. ${hint}`);

const HEADER_HINT = 'The first line must list the columns: sku,name,price,…';

export const unreadableText = (toError: FileError) =>
  toError('The file is not UTF-8 text', 'Save it as CSV or JSON Lines in UTF-8.');
export const noHeader = (toError: FileError) => toError('The file has no header row', HEADER_HINT);
export const badHeader = (toError: FileError) =>
  toError('The file has a header row with an unmatched quote', HEADER_HINT);
export const noSkuColumn = (toError: FileError) =>
  toError('The file has no column "sku"', 'Products are identified by their SKU.');
export const repeatedColumn = (toError: FileError, name: string) =>
  toError(`The file has the column "${name}" twice`, 'Remove one of them.');
export const unknownColumns = (toError: FileError, names: readonly string[], known: readonly string[]) =>
  toError(
    `The file has ${names.length === 1 ? 'an unknown column' : 'unknown columns'} ${names.map((name) => `"${name}"`).join(', ')}`,
    `Known columns: ${known.join(', ')}.`,
  );
