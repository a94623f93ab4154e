export { metaData, metafieldsInput } from './metaData.ts';
export type { MetaData, MetafieldsInput } from './metaData.ts';
export { byIdOrUuid, metaDataTable } from './metaDataTable.ts';
export { metafieldFields } from './metafieldFields.ts';
export { pageMetafields } from './pageMetafields.ts';
export { metafieldReader, metafieldsForWrite } from './metafieldsForWrite.ts';
export { fieldRoute, valueRoutes } from './valueRoutes.ts';
