import type { WithTextLanguages } from '../../../platform/contracts/languages.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { RichText } from '../../../platform/html/richText.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import type { Crumb, PriceNotes, ProductEntity, ProductList } from '../../catalog/contract.ts';
import type { Look } from '../../appearance/contract.ts';
import type { ResponsiveImage, Placing } from '../../media/contract.ts';
import type { ExpressButtonView } from '../expressViews.ts';
import type {
  Layout,
  MenuEntry,
  RefusedAddView,
  TaxNoteView,
  TemplateContext,
  TileContext,
} from '../contract.ts';

/** The icon names. */
export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'account'
  | 'cart'
  | 'picture'
  | 'check'
  | 'truck'
  | 'return'
  | 'card'
  | 'down'
  | 'clock'
  | 'lock'
  | 'filter'
  | 'gift';

/** The URL of a product list, with the query parameters that its links and forms keep. */
export interface ListPlace {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Renders a component of the product page. Returns null if there is nothing to show. */
type ProductPart = (product: ProductEntity, page: TemplateContext) => Html | null;

/** The components used by the default templates. */
export interface TemplateParts {
  /** Renders the announcement above the header. Returns null if the merchant has not written an announcement. */
  announcement(layout: Layout, page: TemplateContext): Html | null;
  /**
   * Renders blocks of text from an entity's field. Marks them with their language if that is not the page's language.
   */
  blocksOf(entity: WithTextLanguages, field: string, blocks: Html): Html;
  /** Renders the breadcrumb from the homepage to a page. Returns null if the breadcrumb is empty. */
  breadcrumb(
    crumbs: readonly Pick<Crumb, 'name' | 'url' | 'text_languages'>[],
    page: TemplateContext,
  ): Html | null;
  /** Renders the bar at the bottom of a phone screen, with the price and the submit button of `purchaseForm`. */
  buyBar: ProductPart;
  /** Renders the consent banner. Returns null if the page does not need to ask for consent. */
  consentBanner(layout: Layout, page: TemplateContext): Html | null;
  /** Renders the content of the `<head>` of every page. */
  documentHead(layout: Layout, page: TemplateContext): Html;
  /** Renders the product images as a scrolling row, with thumbnails below. */
  gallery: ProductPart;
  /** Renders an icon. Text next to the icon must convey its meaning. */
  icon(name: IconName): Html;
  /** Renders a line of text from an entity's field. Marks it with its language if that is not the page's language. */
  lineOf(entity: WithTextLanguages, field: string, text: string): Html | string;
  /** Returns the `href` of a menu entry. */
  menuHref(url: string): string;
  /** Renders menu entries as a nested list. */
  menuList(entries: readonly MenuEntry[]): Html;
  /** Renders the product options, one row per attribute. Each option links to the page with that option selected. */
  optionChoices(product: ProductEntity, page: TemplateContext): readonly Html[];
  /** Returns a shop URL with the given path and query parameters. */
  pathHref(path: string, query?: Readonly<Record<string, string | readonly string[]>>): string;
  /** Creates an image whose dimensions are unknown, to be displayed in the given width and height in pixels. */
  pictureOfUnknown(url: string, place: { readonly width: number; readonly height: number }): ResponsiveImage;
  /** Renders an image in the size required by its placement. Returns null if the image URL is not safe. */
  pictureTag(picture: ResponsiveImage, placing: Placing): Html | null;
  /** Renders the original price of a reduced product, struck through. Returns null if the price is not reduced. */
  priceBefore(notes: Pick<PriceNotes, 'compare_at_price'>, page: TileContext): Html | null;
  /** Renders the notice that the law requires with a product. Returns null if it has none. */
  consumerNotice: ProductPart;
  /** Renders the badges of a product, such as those of a sale and of offers. Returns null if the product has none. */
  productBadges: ProductPart;
  /** Renders the contents, attributes and metafields of a product. Returns null if the product has none. */
  productFacts: ProductPart;
  /** Renders a product list with filters, sort order and pagination. */
  productList(list: ProductList, place: ListPlace, page: TemplateContext): Html;
  /** Renders a product's price, with the original price if it is reduced, the price per base unit, and the offers. */
  productPrice: ProductPart;
  /** Renders stock, delivery and return information, one line each. Returns null if there is nothing to show. */
  promises: ProductPart;
  /**
   * Renders the add-to-cart form, or a notice that the product is out of stock. `refused` is the stock shortage because of which the
   * form was rejected. `express` are the express buttons of the page's view, which the form shows below its own button.
   */
  purchaseForm(
    product: ProductEntity,
    page: TemplateContext,
    refused: RefusedAddView | null,
    express?: readonly ExpressButtonView[],
  ): Html;
  /** Renders the empty container for recently viewed products. A script fills the container. */
  recentlySeen: ProductPart;
  /** Renders a notice with the number of units left of a product that the shopper tried to add to the cart. */
  refusedAddNotice(refused: RefusedAddView, text: Text): Html;
  /**
   * Renders the description of a product, category or collection. If `entity` is provided, marks the description with its language if that
   * is not the page's language. Returns null if there is no description.
   */
  richSection(description: RichText | null, page: TemplateContext, entity?: WithTextLanguages): Html | null;
  /** Renders the header's search box. A script adds product and category suggestions. */
  searchForm(page: TemplateContext): Html;
  /** Renders the footer of every page. */
  siteFooter(layout: Layout, page: TemplateContext): Html;
  /** Renders the shop logo, or the shop name if there is no logo. */
  siteName(look: Look): Html;
  /** Renders the note about tax and shipping costs next to a price. */
  taxNote(note: TaxNoteView, page: TemplateContext): Html;
  /** Renders the price per base unit, such as per kilogram. Returns null if there is none. `currency` defaults to the shop's currency. */
  unitPrice(found: PriceNotes['unit_price'], page: TileContext, currency?: string): Html | null;
}
