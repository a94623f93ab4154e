export { createAdminClient, createClient, createShopClient, createStorefrontClient } from './client.ts';
export type { AdminClient, Client, ClientCore, ShopClient, StorefrontClient } from './client.ts';
export type {
  CallOptions,
  ClientOptions,
  Query,
  ReceivedResponse,
  SentHeaders,
  SentRequest,
} from './clientOptions.ts';
export { allResources } from './generated/allResources.ts';
export { defineResource } from './defineResource.ts';
export type { Resource } from './defineResource.ts';
export { isShopError, ShopError } from './errors.ts';
export { etagOf } from './etag.ts';
export type {
  ErrorDetail,
  ErrorValues,
  ExtensionErrorCodes,
  ShopErrorCode,
  ShopErrorKind,
} from './errors.ts';
export type * from './generated/types.ts';
export type { RecordsByPath } from './generated/records.ts';
export { adminFiltersOf, filtersOf } from './filtersOf.ts';
export type { ListFilter } from './filtersOf.ts';
export type { AdminLists } from './generated/adminLists.ts';
export type { StorefrontLists } from './generated/storefrontLists.ts';
export type { Metafields, SentMetafields, StoreMetafields } from './metafields.ts';
export { forwardedHeaders } from './forwardedHeaders.ts';
export type { Forwarding, IncomingRequest } from './forwardedHeaders.ts';
export type { ExtensionPaymentStatuses, PaymentStatusCode } from './paymentStatuses.ts';
export type { Listing, ListMeta } from './listing.ts';
export type { GraphqlMethod, TypedDocument } from './queryGraphql.ts';
export type { RequestInput } from './request.ts';
export { tokenSession } from './tokenSession.ts';
export type { TokenSession } from './tokenSession.ts';
export type * from './types.ts';
