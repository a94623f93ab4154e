import type { AppContext } from '../../platform/contracts/context.ts';
import type { FeedItem } from '../catalog/contract.ts';

export type { FeedMessages } from './feedMessages.ts';
export type { FeedFact, FeedItem } from '../catalog/contract.ts';

/** The source from which a file of a product feed is written. */
export interface ProductFeedCall {
  /** The app in the language of the address, with the prices that guests see there. */
  readonly app: AppContext;
  /** The ISO 4217 code of the currency of all prices. */
  readonly currency: string;
  /** The market: the ISO 3166-1 code of the country of the language, in the default language that of the shop. */
  readonly country: string;
  /**
   * Yields all products that the storefront shows, each variant separately, in batches of up to 500. Write each batch before you ask for the
   * next, so that memory stays bounded. With `isGrouped` the variants of a group follow one another, else they are in the order of their ids.
   */
  items(order?: { readonly isGrouped?: boolean }): AsyncIterable<readonly FeedItem[]>;
  /** Returns the absolute URL of a product's page. It names the currency if that is not the shop's own. */
  linkOf(item: Pick<FeedItem, 'url'>): string;
  /** Returns the absolute URL of an image, or of a path of the shop. */
  urlOf(address: string): string;
  /** Formats an amount in major units as decimal text with the digits of the currency, such as `12.50`. */
  decimalOf(amount: number): string;
}

/** A reason why a platform refuses a product, or shows it worse than it could. */
export interface FeedFault {
  /** The field of the format that it is about, such as `image_link`. */
  readonly field: string;
  /** A sentence for merchants that says what is wrong, in the language of the call's texts. */
  readonly message: string;
  /** True if the platform does not take the product. False if it takes it as it is. */
  readonly is_refused: boolean;
}

/** The source of a feed, with texts for whoever asks for a check. */
export interface FeedCheckCall extends ProductFeedCall {
  /** The texts in the language of the administrator who asks. */
  readonly text: ReturnType<AppContext['texts']>;
}

/** A product feed with the settings of the moment, which `open` has read. */
export interface OpenProductFeed {
  /** True if the shop offers the feed. Its files are otherwise not found. */
  readonly isOn: boolean;
  /** Yields the text of a file, which is sent while it is written. */
  write(path: string, call: ProductFeedCall): AsyncIterable<string>;
  /** Returns what a platform finds wrong with a product. Absent if the feed checks nothing. Runs no query: it is called for each product. */
  check?(item: FeedItem, call: FeedCheckCall): readonly FeedFault[];
}

/** A file of a product feed. */
export interface ProductFeedFile {
  /**
   * The path below `/feeds/`: the name of the feed with an extension (`google.xml`), or a file in a folder of that name
   * (`acme/products.jsonl`).
   */
  readonly path: string;
  /** The content type, such as `application/jsonl; charset=utf-8`. */
  readonly type: string;
  /**
   * True if the file has an ETag, so that whoever has it already is answered 304. The file must then depend on nothing but the shop's
   * content. Its text is kept until the content changes; one of more than a million characters is not kept, and is written once more for
   * each client that does not have it. Default: false.
   */
  readonly hasEtag?: boolean;
}

/** A list of all products in the format of a marketplace, as files that are fetched from the shop in each of its languages. */
export interface ProductFeed {
  /** The name, unique across all extensions: lowercase letters, digits and hyphens. */
  readonly name: string;
  /** The name of the platform, as it calls itself. */
  readonly title: string;
  readonly files: readonly ProductFeedFile[];
  /** Opens the feed for one request. Read settings here, in one statement. */
  open(app: AppContext): Promise<OpenProductFeed>;
}

/** A member of an item of the Google feed that the feed has not by itself: its name without the prefix, and its value. */
export type GoogleFeedMember = readonly [name: string, value: string];

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly productFeeds?: readonly ProductFeed[];
  }
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    /**
     * Further members of items of the feed at `/feeds/google.xml`, such as `custom_label_0`, for a batch of up to 500 items: a list for each
     * item of the context. Members that the feed has by itself cannot be added.
     */
    googleFeedMembers: {
      value: readonly (readonly GoogleFeedMember[])[];
      context: { readonly items: readonly FeedItem[] };
    };
  }
}
