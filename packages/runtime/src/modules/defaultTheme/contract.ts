import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Look } from '../appearance/contract.ts';
import type { BlogCategoryEntity, BlogPostEntity, BlogPostList } from '../blog/contract.ts';
import type {
  CategoryEntity,
  CollectionEntity,
  ProductEntity,
  ProductList,
  ProductTile,
} from '../catalog/contract.ts';
import type {
  AccountView,
  AddressesView,
  SignInView,
  ConfirmEmailView,
  ForgottenPasswordView,
  NewPasswordView,
  OrdersView,
  OrderView,
  ProfileView,
} from './accountViews.ts';
import type { ConsentView, ContactView, NewsletterView } from './formViews.ts';
import type { CartView, CheckoutView, ConfirmationView, ContentsView, PaymentView } from './checkoutViews.ts';
import type { SentForm } from './formFields.ts';
import type { MenuEntry } from './menuEntry.ts';

export type { MenuEntry } from './menuEntry.ts';

/**
 * The fields common to all views. A view is the page as data. It is the response to `Accept: application/json`, together with the
 * canonical address and the page's widgets. Templates render the markup from the view only.
 */
export interface PageView {
  /** The kind of the page, such as `product` or `cart`. */
  readonly kind: string;
  /** The route that widget placements refer to, such as `productView`. */
  readonly route: string;
  /** The URN of the entity that the page shows. Null if the page shows no entity. */
  readonly urn: string | null;
  /** The page path, without the query. */
  readonly path: string;
  readonly title: string;
  /** The description for search engines. */
  readonly description: string | null;
}

/** The view of an entity page without a specific view, such as a CMS page or a landing page. */
export interface CacheView extends PageView {
  /** The public fields of the entity. Null if the page has no entity. */
  readonly entity: Readonly<Record<string, unknown>> | null;
}

/** The homepage. */
export interface HomepageView extends PageView {
  readonly entity: null;
  /** The newest products, for a shop whose homepage has no widgets. */
  readonly products: readonly ProductTile[];
}

/** The product page. */
export interface ProductView extends PageView {
  readonly entity: ProductEntity;
  /** The tax note next to the price. Null if the law that applies to the shop does not require a note. */
  readonly tax_note: TaxNoteView | null;
  /** The stock shortage if the shopper tried to add more units than were left. Null if nothing was rejected. */
  readonly refused_add: RefusedAddView | null;
}

/** The stock of a product of which a shopper requested more units than are available. */
export interface RefusedAddView {
  readonly product: string;
  readonly left: number;
  /** The number of units already in the shopper's cart. */
  readonly in_cart: number;
}

/** The category page. */
export interface CategoryView extends PageView {
  readonly entity: CategoryEntity;
}

/** The collection page. */
export interface CollectionView extends PageView {
  readonly entity: CollectionEntity;
}

/** The blog page with the newest posts, either of the whole blog or of one category. */
export interface BlogView extends PageView {
  /** The category. Null if the page shows the posts of all categories. */
  readonly entity: BlogCategoryEntity | null;
  readonly posts: BlogPostList;
}

/** The blog post page. */
export interface BlogPostView extends PageView {
  readonly entity: BlogPostEntity;
}

/** The search page. */
export interface SearchView extends PageView {
  /** The search keyword. Empty before the first search. */
  readonly keyword: string;
  /** The products found. Null before the first search. */
  readonly products: ProductList | null;
  /** The keyword that the shopper may have meant, if no product contains the words of the search. Null if no similar keyword exists. */
  readonly correction: string | null;
  /** The newest products of the shop if the search found nothing, otherwise empty. */
  readonly instead: readonly ProductTile[];
}

/** The page shown if a request was rejected or failed. */
export interface FailureView extends PageView {
  readonly status: number;
  readonly message: string;
  /** The request id to quote to support. */
  readonly requestId: string;
}

/** The page that shows every design token and every part of the design. */
export interface DesignView extends PageView {
  /** The design tokens, named after their custom properties without the leading hyphens. */
  readonly tokens: readonly { readonly name: string; readonly value: string }[];
  /** Sample products that differ in what their tiles show. */
  readonly products: readonly ProductTile[];
  /** The lines and totals of a sample order. */
  readonly contents: ContentsView;
  /** A sample form with values and an error. Its field names begin with `sample.`. */
  readonly form: SentForm;
  /** The widget types, each with the area that shows a sample widget. */
  readonly widgets: readonly { readonly type: string; readonly name: string; readonly area: string }[];
}

/** The page in one of the shop's languages. */
export interface Alternate {
  /** The language code. */
  readonly language: string;
  /** The name of the language in the language itself. */
  readonly name: string;
  /** The absolute URL. */
  readonly url: string;
  /** The path. It begins with the language code unless the language is the default. */
  readonly path: string;
  readonly is_current: boolean;
}

/** A link to a legal page that the merchant has chosen. */
export interface LegalLinkView {
  readonly kind: 'terms' | 'privacy' | 'withdrawal' | 'shipping' | 'imprint';
  readonly title: string;
  /** The path of the page. */
  readonly url: string;
}

/** The note on a price: whether the price includes tax and whether shipping is added. */
export interface TaxNoteView {
  readonly includes_tax: boolean;
  /** The tax rate in percent. Null if the rate is unknown or several rates apply. */
  readonly percent: number | null;
  readonly ships: boolean;
}

/** Everything that a template may use in addition to its view. */
export interface TemplateContext {
  /** The legal pages that the merchant has chosen, in the order of their links. */
  readonly legal: readonly LegalLinkView[];
  readonly shop: { readonly name: string; readonly locale: string; readonly currency: string };
  /** Returns the message with the given key in the language of the page. */
  readonly text: Text;
  /**
   * The label of the header's cart link, with the class `words` and the number of units in the visitor's cart. If the cart has units, a
   * badge with the class `units` precedes the label. The default styles hide the label next to an icon (`.tool .words`).
   */
  readonly cart: Html;
  /** The content of the page's main area: the widgets placed there, after the content of the entity. */
  readonly content: Html;
  /** Renders the widgets of the given area. */
  area(name: string): Html;
  /** Renders product tiles with the `products` template. */
  products(products: readonly ProductTile[]): Html;
  /** Formats an amount in major units. Without `currency`, uses the shop's currency. */
  money(amount: number, currency?: string): string;
  /** Formats the day of a timestamp (ISO 8601) in the shop's time zone. */
  day(time: string): string;
}

/** The visitor's consent to being counted, as the page layout needs it. */
export interface ConsentLayout {
  /** The decision. `open`: the visitor has not decided, and the page requests consent. */
  readonly choice: 'open' | 'accepted' | 'rejected';
  /** The path to return to after the decision. */
  readonly path: string;
  /** The host of the third-party service whose script runs after consent. Null if there is none. */
  readonly shared_with: string | null;
}

/**
 * The data of the document around a page. It is the same for all visitors with the same consent decision, so that caches can store pages.
 */
export interface Layout {
  /** The page title for links to the page on other sites. */
  readonly title: string;
  /** The browser window title: the page title with the shop name, preceded by a word about the error if a form was rejected. */
  readonly window_title: string;
  readonly description: string | null;
  /** The canonical URL, absolute. */
  readonly canonical: string;
  /** True if search engines may index the page. */
  readonly indexed: boolean;
  /** The absolute URL of the image for links to the page on other sites. Null if there is no image. */
  readonly image: string | null;
  /** The Open Graph type of the page. */
  readonly page_type: 'website' | 'product' | 'article';
  /** The price of the product on the page, in major units. Null if the page sells nothing. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
  /** The structured data of the page for search engines in the schema.org vocabulary, one object per item. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** The path of the active theme's stylesheet, which includes the merchant's colors and fonts. */
  readonly stylesheet: string;
  /**
   * The addresses of scripts: the scripts of the search box and of product pages, which both work without scripts, and the script of a
   * gateway that draws its own card field.
   */
  readonly scripts: readonly string[];
  /** The path of the Atom feed of the page. Null if the page has no feed. */
  readonly feed: string | null;
  /** The merchant's header menu, or the top-level categories and the blog if the merchant has not created one. */
  readonly menu: readonly MenuEntry[];
  /** The merchant's footer menu. Empty if there is none. */
  readonly footer_menu: readonly MenuEntry[];
  /** The appearance of the shop and the shop information shown on every page. */
  readonly look: Look;
  /** The names of the enabled payment methods. */
  readonly payments: readonly string[];
  /** True if the header has neither menu nor search, as on the checkout, to keep shoppers focused. */
  readonly slim: boolean;
  /** The visitor's consent. Null if the page has nothing that requires consent. */
  readonly consent: ConsentLayout | null;
  /** The page in all languages of the shop, the default language first. Empty if the shop has one language. */
  readonly alternates: readonly Alternate[];
}

/** The part of the template context that product tiles need. Widgets show tiles too. */
export type TileContext = Pick<TemplateContext, 'text' | 'money'>;

type Template<View extends PageView> = (view: View, page: TemplateContext) => Html;

/**
 * The templates of all pages. The templates of a theme replace the default ones. Templates are pure functions: everything that a page
 * shows is in its view. Each template renders the content of `<main>`, including the heading; `document` renders the document around it.
 */
export interface Templates {
  document(layout: Layout, main: Html, page: TemplateContext): Html;
  /** Renders the products of lists, rows and recommendations, each as a tile. */
  products(products: readonly ProductTile[], page: TileContext): Html;
  homepage: Template<HomepageView>;
  /** Renders landing pages, CMS pages and extension pages. */
  content: Template<CacheView>;
  product: Template<ProductView>;
  category: Template<CategoryView>;
  collection: Template<CollectionView>;
  /** Renders the blog posts, or the posts of one blog category. */
  blog: Template<BlogView>;
  blogPost: Template<BlogPostView>;
  search: Template<SearchView>;
  cart: Template<CartView>;
  checkout: Template<CheckoutView>;
  /** Renders the payment page of an order on the shop's site, with the payment method's form as the content. */
  payment: Template<PaymentView>;
  confirmation: Template<ConfirmationView>;
  login: Template<SignInView>;
  register: Template<SignInView>;
  forgottenPassword: Template<ForgottenPasswordView>;
  newPassword: Template<NewPasswordView>;
  confirmEmail: Template<ConfirmEmailView>;
  account: Template<AccountView>;
  orders: Template<OrdersView>;
  order: Template<OrderView>;
  addresses: Template<AddressesView>;
  profile: Template<ProfileView>;
  newsletter: Template<NewsletterView>;
  contact: Template<ContactView>;
  /** Renders the page where visitors decide whether they may be counted. */
  consent: Template<ConsentView>;
  failure: Template<FailureView>;
  /** Renders every design token and part of the design, in development and for administrators. */
  design: Template<DesignView>;
}

/** The name of a page template. */
export type PageTemplate = Exclude<keyof Templates, 'document' | 'products'>;
export type ViewOf<T extends PageTemplate> = Parameters<Templates[T]>[0];

declare module '../themes/contract.ts' {
  interface Theme {
    /** Templates that replace the default ones. Build on `defaultTemplates`. */
    readonly templates?: Partial<Templates>;
    /** A complete stylesheet that replaces the default one. Build on `defaultStyles`. */
    readonly styles?: string;
  }
}
