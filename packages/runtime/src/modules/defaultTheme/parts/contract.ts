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

/** The names of the icons. */
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

/** The address of a list, with the parameters that its links and forms pass on. */
export interface ListPlace {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Renders a part from the product of a page. Null: there is nothing to show. */
type ProductPart = (product: ProductEntity, page: TemplateContext) => Html | null;

/** The parts that the default templates are made of. */
export interface TemplateParts {
  /** Renders the line above the header. Null: the merchant has written none. */
  announcement(layout: Layout, page: TemplateContext): Html | null;
  /** Renders the way from the homepage to a page. Null: there is none. */
  breadcrumb(crumbs: readonly Pick<Crumb, 'name' | 'url'>[], page: TemplateContext): Html | null;
  /** Renders the bar at the lower edge of a phone, with the price and the button of `purchaseForm`. */
  buyBar: ProductPart;
  /** Renders the request for consent. Null: nothing has to be asked on this page. */
  consentBanner(layout: Layout, page: TemplateContext): Html | null;
  /** Renders what is in the `<head>` of every page. */
  documentHead(layout: Layout, page: TemplateContext): Html;
  /** Renders the pictures of a product as a row that scrolls, with small pictures below it. */
  gallery: ProductPart;
  /** Draws an icon beside a text that says what it means. */
  icon(name: IconName): Html;
  /** Creates the address of a menu entry's link. */
  menuHref(url: string): string;
  /** Renders the entries of a menu as a list, with those below them. */
  menuList(entries: readonly MenuEntry[]): Html;
  /** Renders the options of a product, an attribute a row, each as a link to the page with it. */
  optionChoices(product: ProductEntity, page: TemplateContext): readonly Html[];
  /** Creates an address of the shop from a path and a query. */
  pathHref(path: string, query?: Readonly<Record<string, string | readonly string[]>>): string;
  /** Creates the picture of an image whose dimensions nobody has looked up, for a place of a width and a height in pixels. */
  pictureOfUnknown(url: string, place: { readonly width: number; readonly height: number }): Picture;
  /** Renders a picture in the size that its place needs. Null: its address is not safe. */
  pictureTag(picture: Picture, placing: Placing): Html | null;
  /** Renders the price before a reduction, struck through. Null: there is none. */
  priceBefore(notes: Pick<PriceNotes, 'compare_at_price'>, page: TileContext): Html | null;
  /** Renders the badges of a product, such as that of a sale. Null: it has none. */
  productBadges: ProductPart;
  /** Renders the contents, the attributes and the metafields of a product. Null: it has none. */
  productFacts: ProductPart;
  /** Renders a list of products with its filters, its order and its other pages. */
  productList(list: ProductList, place: ListPlace, page: TemplateContext): Html;
  /** Renders the price of a product, with the one before a reduction and that of a base unit. */
  productPrice: ProductPart;
  /** Renders stock, delivery and returns, a line each. Null: there is nothing to say. */
  promises: ProductPart;
  /** Renders the form that adds a product to the cart, or that it is out of stock. `refused`: what the form was refused for. */
  purchaseForm(product: ProductEntity, page: TemplateContext, refused: RefusedAddView | null): Html;
  /** Renders the place of the products that the shopper has seen before, which a script fills. */
  recentlySeen: ProductPart;
  /** Renders how many units were left of what a shopper wanted to add to the cart. */
  refusedAddNotice(refused: RefusedAddView, text: Text): Html;
  /** Renders the text of a product, a category or a collection. Null: there is none. */
  richSection(description: RichText | null, page: TemplateContext): Html | null;
  /** Renders the search box of the header, in which a script suggests products and categories. */
  searchForm(page: TemplateContext): Html;
  /** Renders the footer of every page. */
  siteFooter(layout: Layout, page: TemplateContext): Html;
  /** Renders the logo of the shop, or its name where it has none. */
  siteName(look: Look): Html;
  /** Renders the note on a price: tax, and shipping. */
  taxNote(note: TaxNoteView, page: TemplateContext): Html;
  /** Renders the price of a base unit, such as a kilogram. Null: there is none. `currency`: default that of the shop. */
  unitPrice(found: PriceNotes['unit_price'], page: TileContext, currency?: string): Html | null;
}
