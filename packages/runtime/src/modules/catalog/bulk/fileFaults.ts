import { EXIT, StartFailure } from '../../../platform/startFailure.ts';

/** Creates the error for an unreadable file. */
const fileFault = (message: string, hint: string) =>
  new StartFailure(EXIT.failure, [{ where: 'The file', message: `The file ${message}`, hint }]);

export const unreadableText = () => fileFault('is not UTF-8 text', 'Save it as CSV or JSON Lines in UTF-8.');
export const noHeader = () =>
  fileFault('has no header row', 'The first line must list the columns: sku,name,price,…');
export const badHeader = () =>
  fileFault(
    'has a header row with an unmatched quote',
    'The first line must list the columns: sku,name,price,…',
  );
export const noSkuColumn = () => fileFault('has no column "sku"', 'Products are identified by their SKU.');
export const repeatedColumn = (name: string) =>
  fileFault(`has the column "${name}" twice`, 'Remove one of them.');
export const unknownColumns = (names: readonly string[], known: readonly string[]) =>
  fileFault(
    `has ${names.length === 1 ? 'an unknown column' : 'unknown columns'} ${names.map((name) => `"${name}"`).join(', ')}`,
    `Known columns: ${known.join(', ')}.`,
  );
