export { createShopClient } from './client.ts';
export type { ShopClient } from './client.ts';
export { isShopError, ShopError } from './errors.ts';
export type { ErrorDetail, ShopErrorKind } from './errors.ts';
export type { CallOptions, ClientOptions } from './request.ts';
export type * from './types.ts';
