export { metaData } from './metaData.ts';
export type { MetaData, MetafieldsInput } from './metaData.ts';
export { metafieldsInput } from './metaData.ts';
export { metaDataTable } from './metaDataTable.ts';
export { metafieldFields } from './metafieldFields.ts';
export type { MetafieldOwner } from './metafieldOwner.ts';
export { metafieldsForWrite } from './metafieldsForWrite.ts';
export { fieldRoute, valueRoutes } from './valueRoutes.ts';
