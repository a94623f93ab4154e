import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts about products in feeds, for merchants. */
export const feedMessages = defineMessages('feeds', 'en', {
  'feeds.noImage': 'The product has no image.',
  'feeds.imageKind': 'The first image must be a JPEG, PNG, WebP, GIF, BMP or TIFF file.',
  'feeds.noPrice': 'The price must be above 0.',
  'feeds.noDescription': 'There is no description. The name stands in its place.',
  'feeds.longTitle': 'The name with its options is cut after {most} characters.',
  'feeds.noIdentifier': 'There is neither a valid GTIN nor a brand.',
});

/** The messages of this catalog by key, for the compiler. */
export type FeedMessages = (typeof feedMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends FeedMessages {}
}
