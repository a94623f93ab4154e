import type { Html } from '../../../platform/html/html.ts';
import type { RichText } from '../../../platform/html/richText.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import type { Crumb, PriceNotes, ProductEntity, ProductList } from '../../catalog/contract.ts';
import type { Look } from '../../appearance/contract.ts';
import type { Picture, Placing } from '../../media/contract.ts';
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
  | 'down'
  | 'filter';

/** The address of a product list, with the parameters that its links and forms preserve. */
export interface ListPlace {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Renders a part of the product page. Returns null if there is nothing to show. */
type ProductPart = (product: ProductEntity, page: TemplateContext) => Html | null;

/** The parts used by the default templates. */
export interface TemplateParts {
  /** Renders the announcement above the header. Returns null if the merchant has not written one. */
  announcement(layout: Layout, page: TemplateContext): Html | null;
  /** Renders the breadcrumb from the homepage to a page. Returns null if there are no crumbs. */
  breadcrumb(crumbs: readonly Pick<Crumb, 'name' | 'url'>[], page: TemplateContext): Html | null;
  /** Renders the bar at the bottom of a phone screen, with the price and the button of `purchaseForm`. */
  buyBar: ProductPart;
  /** Renders the consent banner. Returns null if the page does not need to request consent. */
  consentBanner(layout: Layout, page: TemplateContext): Html | null;
  /** Renders the content of the `<head>` of every page. */
  documentHead(layout: Layout, page: TemplateContext): Html;
  /** Renders the product images as a scrolling row with thumbnails below. */
  gallery: ProductPart;
  /** Renders an icon. It accompanies a text that conveys its meaning. */
  icon(name: IconName): Html;
  /** Returns the `href` of a menu entry. */
  menuHref(url: string): string;
  /** Renders menu entries as a nested list. */
  menuList(entries: readonly MenuEntry[]): Html;
  /** Renders the product options, one row per attribute, each option as a link to the page with that option selected. */
  optionChoices(product: ProductEntity, page: TemplateContext): readonly Html[];
  /** Returns a shop address from a path and query parameters. */
  pathHref(path: string, query?: Readonly<Record<string, string | readonly string[]>>): string;
  /** Creates an image with unknown dimensions, for a space with the given width and height in pixels. */
  pictureOfUnknown(url: string, place: { readonly width: number; readonly height: number }): Picture;
  /** Renders an image in the size that its place needs. Returns null if the address of the image is not safe. */
  pictureTag(picture: Picture, placing: Placing): Html | null;
  /** Renders the price before a reduction, struck through. Returns null if the price is not reduced. */
  priceBefore(notes: Pick<PriceNotes, 'compare_at_price'>, page: TileContext): Html | null;
  /** Renders the badges of a product, such as the sale badge. Returns null if the product has none. */
  productBadges: ProductPart;
  /** Renders the contents, attributes and metafields of a product. Returns null if the product has none. */
  productFacts: ProductPart;
  /** Renders a product list with filters, sort order and pagination. */
  productList(list: ProductList, place: ListPlace, page: TemplateContext): Html;
  /** Renders the price of a product, with the price before a reduction and the unit price of its contents. */
  productPrice: ProductPart;
  /** Renders stock, delivery and returns, one line each. Returns null if there is nothing to show. */
  promises: ProductPart;
  /**
   * Renders the add-to-cart form, or a notice that the product is out of stock. `refused`: the stock shortage that the form was rejected
   * for.
   */
  purchaseForm(product: ProductEntity, page: TemplateContext, refused: RefusedAddView | null): Html;
  /** Renders the container for recently viewed products, which a script fills. */
  recentlySeen: ProductPart;
  /** Renders a notice with the number of units left of the product that a shopper tried to add to the cart. */
  refusedAddNotice(refused: RefusedAddView, text: Text): Html;
  /** Renders the description of a product, a category or a collection. Returns null if there is none. */
  richSection(description: RichText | null, page: TemplateContext): Html | null;
  /** Renders the search box of the header. A script suggests products and categories in it. */
  searchForm(page: TemplateContext): Html;
  /** Renders the footer of every page. */
  siteFooter(layout: Layout, page: TemplateContext): Html;
  /** Renders the shop logo, or the shop name if there is no logo. */
  siteName(look: Look): Html;
  /** Renders the note on tax and shipping next to a price. */
  taxNote(note: TaxNoteView, page: TemplateContext): Html;
  /** Renders the price of a base unit, such as a kilogram. Returns null if there is none. `currency`: defaults to the shop's currency. */
  unitPrice(found: PriceNotes['unit_price'], page: TileContext, currency?: string): Html | null;
}
