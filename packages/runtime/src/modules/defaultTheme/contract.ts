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
 * The fields that every view has. A view is the page as data, which `Accept: application/json` is answered with, together
 * with the canonical address and the widgets of the page. Templates make its markup, from the view and nothing else.
 */
export interface PageView {
  /** The kind of the page, such as `product` or `cart`. */
  readonly kind: string;
  /** The route that placements of widgets name, such as `productView`. */
  readonly route: string;
  /** The URN of the entity that the page shows. Null: none. */
  readonly urn: string | null;
  /** The path of the page, without query. */
  readonly path: string;
  readonly title: string;
  /** The description for search engines. */
  readonly description: string | null;
}

/** The page of an entity without a view of its own, such as a text or a landing page. */
export interface CacheView extends PageView {
  /** The public fields of the entity. Null: the page has none. */
  readonly entity: Readonly<Record<string, unknown>> | null;
}

/** The homepage. */
export interface HomepageView extends PageView {
  readonly entity: null;
  /** The newest products, for a shop without widgets on its homepage. */
  readonly products: readonly ProductTile[];
}

/** The page of a product. */
export interface ProductView extends PageView {
  readonly entity: ProductEntity;
  /** The note beside the price. Null: the law of the shop asks for none. */
  readonly tax_note: TaxNoteView | null;
  /** Too few units were left of what the shopper wanted to add to the cart. Null: nothing was refused. */
  readonly refused_add: RefusedAddView | null;
}

/** The stock of a product of which a shopper wanted more than there is. */
export interface RefusedAddView {
  readonly product: string;
  readonly left: number;
  /** The units that are in the cart of the shopper. */
  readonly in_cart: number;
}

/** The page of a category. */
export interface CategoryView extends PageView {
  readonly entity: CategoryEntity;
}

/** The page of a collection. */
export interface CollectionView extends PageView {
  readonly entity: CollectionEntity;
}

/** The newest posts of the blog, or of one of its categories. */
export interface BlogView extends PageView {
  /** The category. Null: the page shows the posts of all. */
  readonly entity: BlogCategoryEntity | null;
  readonly posts: BlogPostList;
}

/** The page of a post of the blog. */
export interface BlogPostView extends PageView {
  readonly entity: BlogPostEntity;
}

/** The page of the search. */
export interface SearchView extends PageView {
  /** The keyword that was searched for. Empty: none yet. */
  readonly keyword: string;
  /** The products; null if nothing was searched for yet. */
  readonly products: ProductList | null;
  /** The keyword that may have been meant, where none of the products has the words that were searched for. Null: none comes near. */
  readonly correction: string | null;
  /** The newest products of the shop, where nothing was found. Else it is empty. */
  readonly instead: readonly ProductTile[];
}

/** The page of a request that was refused or failed. */
export interface FailureView extends PageView {
  readonly status: number;
  readonly message: string;
  /** The id to quote to those who find out what happened. */
  readonly requestId: string;
}

/** The page that shows every token and part of the design. */
export interface DesignView extends PageView {
  /** The design tokens, by the name of the custom property without its hyphens. */
  readonly tokens: readonly { readonly name: string; readonly value: string }[];
  /** Products that differ in what a tile shows. */
  readonly products: readonly ProductTile[];
  /** The lines and totals of an order. */
  readonly contents: ContentsView;
  /** A form with values and an error. Its fields begin with `sample.`. */
  readonly form: SentForm;
  /** The types of widgets, each with the area that shows one. */
  readonly widgets: readonly { readonly type: string; readonly name: string; readonly area: string }[];
}

/** The page in one of the languages of the shop. */
export interface Alternate {
  /** The code of the language. */
  readonly language: string;
  /** The name of the language in that language. */
  readonly name: string;
  /** The address, absolute. */
  readonly url: string;
  /** The path, with the code of the language where it is not the default one. */
  readonly path: string;
  readonly is_current: boolean;
}

/** A page of the law that the merchant has chosen. */
export interface LegalLinkView {
  readonly kind: 'terms' | 'privacy' | 'withdrawal' | 'shipping' | 'imprint';
  readonly title: string;
  /** The path. */
  readonly url: string;
}

/** The note on a price: whether it includes tax, and whether shipping is added. */
export interface TaxNoteView {
  readonly includes_tax: boolean;
  /** The rate in percent. Null: it is not known, or there are several. */
  readonly percent: number | null;
  readonly ships: boolean;
}

/** Everything that a template may use beside its view. */
export interface TemplateContext {
  /** The pages of the law that the merchant has chosen, in the order in which they are linked. */
  readonly legal: readonly LegalLinkView[];
  readonly shop: { readonly name: string; readonly locale: string; readonly currency: string };
  /** Returns the text of a key in the language of the page. */
  readonly text: Text;
  /**
   * The words of the link to the cart in the header, of the class `words`, with the number of units in the cart of the visitor. Where there
   * are any, a badge of the class `units` stands before them. The shop's own styles hide the words beside an icon (`.tool .words`).
   */
  readonly cart: Html;
  /** The content of the page's own area: the widgets that are placed there, after what the entity brings. */
  readonly content: Html;
  /** Renders the widgets of another area. */
  area(name: string): Html;
  /** Renders products of a list by the template `products`. */
  products(products: readonly ProductTile[]): Html;
  /** Formats an amount in major units, in the currency of the shop where none is named. */
  money(amount: number, currency?: string): string;
  /** Formats the day of a time (ISO 8601), in the time zone of the shop. */
  day(time: string): string;
}

/** What the visitor of a page decided about being counted. */
export interface ConsentLayout {
  /** `open`: nothing yet, so that the page asks. */
  readonly choice: 'open' | 'accepted' | 'rejected';
  /** The path that the answer leads back to. */
  readonly path: string;
  /** The host of the other service whose script runs after consent. Null: there is none. */
  readonly shared_with: string | null;
}

/**
 * The data of the document around a page. It is the same for everybody who decided the same about being counted, so that caches can
 * store pages.
 */
export interface Layout {
  /** The title of the page, for links to it on other sites. */
  readonly title: string;
  /** The title of the window: that of the page with the name of the shop, and a word before it where a form was refused. */
  readonly window_title: string;
  readonly description: string | null;
  /** The canonical address, absolute. */
  readonly canonical: string;
  /** False: search engines are asked to leave the page out. */
  readonly indexed: boolean;
  /** The image for links to the page on other sites, absolute. Null: there is none. */
  readonly image: string | null;
  /** The type of the page in Open Graph. */
  readonly page_type: 'website' | 'product' | 'article';
  /** The price of what the page sells, in major units. Null: it sells nothing. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
  /** The content of the page in the vocabulary of schema.org, for search engines, each thing by itself. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** The path of the styles of the active theme, with the merchant's colors and fonts. */
  readonly stylesheet: string;
  /** The addresses of scripts: those of the search box and of product pages, which work without them, and those of a gateway that draws its own card field. */
  readonly scripts: readonly string[];
  /** The path of the Atom feed of the page. Null: it has none. */
  readonly feed: string | null;
  /** The menu of the merchant for the header, else the top-level categories and the blog. */
  readonly menu: readonly MenuEntry[];
  /** The menu of the merchant for the footer. Empty: there is none. */
  readonly footer_menu: readonly MenuEntry[];
  /** The look of the shop, and what it says about itself on every page. */
  readonly look: Look;
  /** The names of the payment methods that are switched on. */
  readonly payments: readonly string[];
  /** True: the page is there to be finished, as the checkout is. Its header has no menu and no search. */
  readonly slim: boolean;
  /** What the visitor decided about being counted. Null: the page has nothing that needs consent. */
  readonly consent: ConsentLayout | null;
  /** The page in all languages of the shop, the default first. Empty: the shop has one. */
  readonly alternates: readonly Alternate[];
}

/** What tiles need of the context of a page. Widgets show tiles too. */
export type TileContext = Pick<TemplateContext, 'text' | 'money'>;

type Template<View extends PageView> = (view: View, page: TemplateContext) => Html;

/**
 * The templates of all pages. A theme may bring its own, which win over those of the shop. They are pure functions: everything
 * that a page shows is in its view. Each renders the content of `<main>`, with its heading; `document` puts it into a document.
 */
export interface Templates {
  document(layout: Layout, main: Html, page: TemplateContext): Html;
  /** The products of lists, of rows and beside others, each as a tile. */
  products(products: readonly ProductTile[], page: TileContext): Html;
  homepage: Template<HomepageView>;
  /** Landing pages, CMS pages, and the pages of extensions. */
  content: Template<CacheView>;
  product: Template<ProductView>;
  category: Template<CategoryView>;
  collection: Template<CollectionView>;
  /** The posts of the blog, and those of one of its categories. */
  blog: Template<BlogView>;
  blogPost: Template<BlogPostView>;
  search: Template<SearchView>;
  cart: Template<CartView>;
  checkout: Template<CheckoutView>;
  /** The payment of an order on a page of the shop: the form of its payment method is the content. */
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
  /** The page where visitors decide whether they may be counted. */
  consent: Template<ConsentView>;
  failure: Template<FailureView>;
  /** Every token and part of the design, in development and for administrators. */
  design: Template<DesignView>;
}

/** The name of a page's template. */
export type PageTemplate = Exclude<keyof Templates, 'document' | 'products'>;
export type ViewOf<T extends PageTemplate> = Parameters<Templates[T]>[0];

declare module '../themes/contract.ts' {
  interface Theme {
    /** Templates in place of the shop's own. `defaultTemplates` has those, to build on. */
    readonly templates?: Partial<Templates>;
    /** A whole stylesheet in place of the shop's own one. `defaultStyles` has that, to build on. */
    readonly styles?: string;
  }
}
