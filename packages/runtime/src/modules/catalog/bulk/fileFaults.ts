import { EXIT, StartFailure } from '../../../platform/startFailure.ts';

/** Makes the fault of a file that cannot be read as a whole. */
const fileFault = (message: string, hint: string) =>
  new StartFailure(EXIT.failure, [{ where: 'The file', message: `The file ${message}`, hint }]);

export const unreadableText = () =>
  fileFault('is no text in UTF-8', 'Save it anew as CSV or JSON lines in UTF-8.');
export const noHeader = () =>
  fileFault('has no header', 'The first line names the columns: sku,name,price,…');
export const badHeader = () =>
  fileFault('has a header with a stray quote', 'The first line names the columns: sku,name,price,…');
export const noSkuColumn = () => fileFault('has no column "sku"', 'Products are known by their sku.');
export const repeatedColumn = (name: string) =>
  fileFault(`has the column "${name}" twice`, 'Remove one of the two.');
export const unknownColumns = (names: readonly string[], known: readonly string[]) =>
  fileFault(
    `has ${names.length === 1 ? 'an unknown column' : 'unknown columns'} ${names.map((name) => `"${name}"`).join(', ')}`,
    `Known columns: ${known.join(', ')}.`,
  );
