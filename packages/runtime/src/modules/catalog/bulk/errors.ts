import { refuse } from '../../../platform/errors.ts';

export const skuRepeated = (sku: string, line: number) =>
  refuse(400, 'SKU_REPEATED', 'SKU "{sku}" is already on line {line}', { values: { sku, line } });
export const urlKeyRepeated = (key: string, line: number) =>
  refuse(400, 'URL_KEY_REPEATED', 'URL key "{key}" is already on line {line}', {
    values: { key, line },
  });
export const noImportFile = () =>
  refuse(400, 'NO_IMPORT_FILE', 'A product file is required in the field "file"');
export const importFileInvalid = (message: string) => refuse(400, 'IMPORT_FILE_INVALID', message);
export const importOvertaken = () =>
  refuse(
    409,
    'IMPORT_OVERTAKEN',
    'The same products were changed during the import. Nothing was imported. Import the file again.',
  );
export const unknownCollection = (code: string) =>
  refuse(400, 'UNKNOWN_COLLECTION', 'Collection "{code}" does not exist', { values: { code } });
export const imageMissing = (address: string) =>
  refuse(400, 'PICTURE_MISSING', 'The image "{address}" is not in the shop. Upload it first.', {
    values: { address },
    at: 'images',
  });
