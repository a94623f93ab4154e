import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import type { Html } from '../../platform/html/html.ts';
import type { RichText } from '../../platform/html/richText.ts';
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
  SignInView,
  ConfirmEmailView,
  ForgottenPasswordView,
  NewPasswordView,
  OrdersView,
  OrderView,
} from './accountViews.ts';
import type { AddressesView, CardsView, ProfileView } from './profileViews.ts';
import type {
  ReturnRequestView,
  WithdrawalLinkView,
  WithdrawalView,
  OrderReturnView,
} from './returnViews.ts';
import type { ConsentView, ContactView, GiftCardView, NewsletterView, RemindersView } from './formViews.ts';
import type { CartView, HandOverView, SharedCartView } from './cartViews.ts';
import type { ContentsView } from './contentsViews.ts';
import type { CheckoutView } from './checkoutViews.ts';
import type { ConfirmationView, PaymentView } from './confirmationViews.ts';
import type { ExpressFormView } from './expressViews.ts';
import type { ExpressButtonView } from './expressViews.ts';
import type { SentForm } from './formFields.ts';
import type { MenuEntry } from './menuEntry.ts';

export type { CompanyField } from './addressViews.ts';

export type { MenuEntry } from './menuEntry.ts';

/**
 * The members that all views share. A view is a page as data. With `Accept: application/json`, the response is the view together with
 * the canonical URL and the page's widgets. Templates render HTML from the view only.
 */
export interface PageView {
  /** The page type, such as `product` or `cart`. */
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

/** The view of an entity page that has no dedicated view, such as a CMS page or a landing page. */
export interface CacheView extends PageView {
  /** The public fields of the entity. Null if the page shows no entity. */
  readonly entity: Readonly<Record<string, unknown>> | null;
}

/** The homepage. */
export interface HomepageView extends PageView {
  readonly entity: null;
  /** The newest products. Shown only if the homepage has no widgets. */
  readonly products: readonly ProductTile[];
}

/** The product page. */
export interface ProductView extends PageView {
  readonly entity: ProductEntity;
  /** The tax note next to the price. Null if the law that applies to the shop requires no note. */
  readonly tax_note: TaxNoteView | null;
  /** The reason why the product could not be added to the cart. Null if nothing was rejected. */
  readonly refused_add: RefusedAddView | null;
  /** The express buttons for the product. Empty if there are none. */
  readonly express: readonly ExpressButtonView[];
}

/** A rejected add-to-cart form: too few units are left, or the quantity or a field of a gift card is invalid. */
export interface RefusedAddView {
  readonly product: string;
  readonly left: number;
  /** The number of units already in the shopper's cart. */
  readonly in_cart: number;
  /** The reason why the quantity was rejected, such as a fraction. Absent if too few units are left. */
  readonly message?: string;
  /** The quantity as the shopper entered it. Absent if too few units are left. */
  readonly qty?: string;
  /**
   * The fields of a gift card as the shopper filled them in, such as `inputs.amount`. If it has errors, they are the reason, and the quantity is
   * not. Absent for other products.
   */
  readonly form?: SentForm;
}

/** The category page. */
export interface CategoryView extends PageView {
  readonly entity: CategoryEntity;
  /** The newest products if the category has none. Otherwise empty. */
  readonly instead: readonly ProductTile[];
}

/** The collection page. */
export interface CollectionView extends PageView {
  readonly entity: CollectionEntity;
  /** The newest products if the collection has none. Otherwise empty. */
  readonly instead: readonly ProductTile[];
}

/** The blog page with the newest posts of the whole blog or of one category. */
export interface BlogView extends PageView {
  /** The blog category. Null if the page shows posts of all categories. */
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
  /** A suggested correction of the keyword if no product matches the search. Null if there is no similar keyword. */
  readonly correction: string | null;
  /** The newest products if the search found nothing. Empty otherwise. */
  readonly instead: readonly ProductTile[];
}

/** The error page for a rejected or failed request. */
export interface FailureView extends PageView, WithTextLanguages {
  readonly status: number;
  readonly message: string;
  /** The request ID, which a shopper can quote to customer support. */
  readonly requestId: string;
  /** The newest products if the page does not exist. Empty for other errors. */
  readonly products: readonly ProductTile[];
  /** The merchant's text if the storefront is closed for maintenance, or an empty text. Null for other errors. */
  readonly closed_text: string | null;
}

/** The page that shows all design tokens and components. */
export interface DesignView extends PageView {
  /** The design tokens. Each name is the CSS custom property without the leading hyphens. */
  readonly tokens: readonly { readonly name: string; readonly value: string }[];
  /** Sample products with different badges, prices and options. */
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
  /** The language's name in the language itself. */
  readonly name: string;
  /** The absolute URL. */
  readonly url: string;
  /** The path. It begins with the language code, except in the default language. */
  readonly path: string;
  readonly is_current: boolean;
  /** False if the page's main content is not translated into the language, so that it is shown in the default language. */
  readonly is_translated: boolean;
}

/** A link to a legal page chosen by the merchant. */
export interface LegalLinkView {
  readonly kind: 'terms' | 'privacy' | 'withdrawal' | 'shipping' | 'imprint';
  readonly title: string;
  /** The path of the page. */
  readonly url: string;
}

/** The tax note on a price. It states whether the price includes tax and whether shipping costs are added. */
export interface TaxNoteView {
  readonly includes_tax: boolean;
  /** The tax rate in percent. Null if the rate is unknown or several rates apply. */
  readonly percent: number | null;
  readonly ships: boolean;
  /** True if the shop charges tax. If false, the note mentions only shipping. */
  readonly has_tax: boolean;
  /** The reason why the buyer of a cart pays no tax. Absent for products, and for buyers who pay tax. */
  readonly tax_free?: 'reverseCharge' | 'exempt';
}

/** The data and functions that templates may use in addition to their view. */
export interface TemplateContext {
  /** The legal pages that the merchant has chosen, in display order. */
  readonly legal: readonly LegalLinkView[];
  /** The notice of the legal guarantee, in countries whose law requires it. Null elsewhere. */
  readonly guarantee: RichText | null;
  readonly shop: { readonly name: string; readonly locale: string; readonly currency: string };
  /** Returns the message with the given key in the page's language. */
  readonly text: Text;
  /**
   * The label of the header's cart link, with the class `words` and the number of units in the visitor's cart. If the cart is not empty,
   * a badge with the class `units` precedes the label. The default styles hide a label that has an icon (`.tool .words`).
   */
  readonly cart: Html;
  /** The entries of the header's menu. Empty on the pages of failures, and in parts of pages. */
  readonly menu: readonly MenuEntry[];
  /** True if a payment method stores cards for customers, so that the account has the page `/account/cards`. */
  readonly stores_cards: boolean;
  /** The content of the page's main area: the entity's content, followed by the widgets placed there. */
  readonly content: Html;
  /** Renders the widgets of the given area. */
  area(name: string): Html;
  /** Renders product tiles with the `products` template. */
  products(products: readonly ProductTile[]): Html;
  /** Formats an amount in major units. Without `currency`, uses the shop's currency. */
  money(amount: number, currency?: string): string;
  /** Formats the date of a timestamp (ISO 8601) in the shop's time zone. */
  day(time: string): string;
}

/** The visitor's consent to measurement, for the page layout. */
export interface ConsentLayout {
  /** The visitor's choice. `open`: the visitor has not chosen, and the page asks for consent. */
  readonly choice: 'open' | 'accepted' | 'rejected';
  /** The path to return to after the visitor has chosen. */
  readonly path: string;
  /** The host of the third-party service whose script runs after consent. Null if the shop uses no such service. */
  readonly shared_with: string | null;
}

/**
 * The data for the HTML document around a page. It is the same for all visitors with the same consent choice, so that caches can store
 * pages.
 */
export interface Layout {
  /** The page title for link previews on other sites. */
  readonly title: string;
  /** The browser window title: the page title with the shop name. If a form was rejected, a word about the error precedes the title. */
  readonly window_title: string;
  readonly description: string | null;
  /** The absolute canonical URL. */
  readonly canonical: string;
  /** True if search engines may index the page. */
  readonly indexed: boolean;
  /** The absolute URL of the image for link previews on other sites. Null if there is no image. */
  readonly image: string | null;
  /** The Open Graph type of the page. */
  readonly page_type: 'website' | 'product' | 'article';
  /** The price of the product on the page, in major units. Null if the page shows no product. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
  /** The page's structured data for search engines, one schema.org object per item. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** The path of the active theme's stylesheet, which includes the merchant's colors and fonts. */
  readonly stylesheet: string;
  /**
   * The URLs of the page's scripts. These are the scripts for the search box and for product pages, which both work without scripts, and
   * the script of a gateway that renders its own card field.
   */
  readonly scripts: readonly string[];
  /** The path of the page's Atom feed. Null if the page has no feed. */
  readonly feed: string | null;
  /** The merchant's header menu. If the merchant has not created one, the top-level categories and the blog. */
  readonly menu: readonly MenuEntry[];
  /** The merchant's footer menu. Empty if there is none. */
  readonly footer_menu: readonly MenuEntry[];
  /** The path of the page that mails the link to withdraw from an order. Null in shops without consumers who have the right. */
  readonly withdrawal_path: string | null;
  /** The shop's appearance and the shop information shown on every page. */
  readonly look: Look;
  /** The names of the enabled payment methods. */
  readonly payments: readonly string[];
  /** True if the header has neither a menu nor a search box, as in the checkout, to keep shoppers focused. */
  readonly slim: boolean;
  /**
   * Set while the storefront is closed for maintenance: `visitor` for the page that says so, `administrator` for a page that only
   * administrators see.
   */
  readonly closed_for: 'visitor' | 'administrator' | null;
  /** The visitor's consent to measurement. Null if nothing on the page requires consent. */
  readonly consent: ConsentLayout | null;
  /** The currencies that visitors can choose, with the path to return to. Null if the shop has one currency. */
  readonly currencies: CurrencyChoice | null;
  /** The page in all languages of the shop, starting with the default language. Empty if the shop has one language. */
  readonly alternates: readonly Alternate[];
}

/** The currencies that visitors can choose. */
export interface CurrencyChoice {
  /** The ISO 4217 codes in alphabetical order. */
  readonly codes: readonly string[];
  /** The code of the currency in which the page shows prices. */
  readonly current: string;
  /** The path of the page, to return to. */
  readonly path: string;
}

/** The part of the template context that product tiles need. Widgets also render product tiles. */
export type TileContext = Pick<TemplateContext, 'text' | 'money'>;

type Template<View extends PageView> = (view: View, page: TemplateContext) => Html;

/**
 * The templates of all pages. A theme's templates replace the default templates. Templates are pure functions, because a page's view
 * contains everything that the page shows. Each template renders the content of `<main>`, including the heading. `document` renders the
 * HTML document around it.
 */
export interface Templates {
  document(layout: Layout, main: Html, page: TemplateContext): Html;
  /** Renders product tiles for lists, rows and recommendations. */
  products(products: readonly ProductTile[], page: TileContext): Html;
  homepage: Template<HomepageView>;
  /** Renders landing pages, CMS pages and extension pages. */
  content: Template<CacheView>;
  product: Template<ProductView>;
  category: Template<CategoryView>;
  collection: Template<CollectionView>;
  /** Renders the posts of the whole blog or of one blog category. */
  blog: Template<BlogView>;
  blogPost: Template<BlogPostView>;
  search: Template<SearchView>;
  cart: Template<CartView>;
  /** Renders a cart that was shared through a link. */
  sharedCart: Template<SharedCartView>;
  /** Renders the page at which a person goes on with a cart that a sales channel built. */
  handOver: Template<HandOverView>;
  checkout: Template<CheckoutView>;
  /** Renders an order's payment page on the shop's site, with the payment method's form as its content. */
  payment: Template<PaymentView>;
  /** Renders the page of an express payment that is approved in a form of the shop, with that form as its content. */
  express: Template<ExpressFormView>;
  confirmation: Template<ConfirmationView>;
  login: Template<SignInView>;
  register: Template<SignInView>;
  forgottenPassword: Template<ForgottenPasswordView>;
  newPassword: Template<NewPasswordView>;
  confirmEmail: Template<ConfirmEmailView>;
  account: Template<AccountView>;
  orders: Template<OrdersView>;
  order: Template<OrderView>;
  /** Renders the pages with which a shopper withdraws from the contract of an order. */
  withdrawal: Template<WithdrawalView>;
  /** Renders the page that mails the link to withdraw from an order. */
  withdrawalLink: Template<WithdrawalLinkView>;
  /** Renders the page that requests a return. */
  returnRequest: Template<ReturnRequestView>;
  /** Renders the page of a return or withdrawal. */
  orderReturn: Template<OrderReturnView>;
  addresses: Template<AddressesView>;
  /** Renders the cards that gateways keep for a customer. */
  cards: Template<CardsView>;
  profile: Template<ProfileView>;
  /** Renders the page that tells the balance of a gift card. */
  giftCard: Template<GiftCardView>;
  newsletter: Template<NewsletterView>;
  /** Renders the page that ends reminders about carts and after orders. */
  reminders: Template<RemindersView>;
  contact: Template<ContactView>;
  /** Renders the page where visitors give or refuse consent to measurement. */
  consent: Template<ConsentView>;
  failure: Template<FailureView>;
  /** Renders all design tokens and components, in development and for administrators. */
  design: Template<DesignView>;
}

/** The name of a page template. */
export type PageTemplate = Exclude<keyof Templates, 'document' | 'products'>;
export type ViewOf<T extends PageTemplate> = Parameters<Templates[T]>[0];

declare module '../themes/contract.ts' {
  interface Theme {
    /** Templates that replace the default templates. To reuse the default templates, import `defaultTemplates`. */
    readonly templates?: Partial<Templates>;
    /** A complete stylesheet that replaces the default stylesheet. To extend the default styles, include `defaultStyles`. */
    readonly styles?: string;
  }
}
