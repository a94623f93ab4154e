import { refuse } from '../../../platform/errors.ts';

export const skuRepeated = (sku: string, line: number) =>
  refuse(400, 'SKU_REPEATED', 'The sku "{sku}" is already on line {line}', { values: { sku, line } });
export const urlKeyRepeated = (key: string, line: number) =>
  refuse(400, 'URL_KEY_REPEATED', 'The url_key "{key}" is already on line {line}', {
    values: { key, line },
  });
export const noImportFile = () =>
  refuse(400, 'NO_IMPORT_FILE', 'A file of products is required, in the field "file"');
export const importFileInvalid = (message: string) => refuse(400, 'IMPORT_FILE_INVALID', message);
export const importOvertaken = () =>
  refuse(
    409,
    'IMPORT_OVERTAKEN',
    'Others wrote the same products meanwhile. Nothing was imported: import the file again',
  );
export const unknownCollection = (code: string) =>
  refuse(400, 'UNKNOWN_COLLECTION', 'There is no collection with the code "{code}"', { values: { code } });
export const pictureMissing = (address: string) =>
  refuse(400, 'PICTURE_MISSING', 'There is no image "{address}" in the shop: upload it first', {
    values: { address },
    at: 'images',
  });
