import type { Html } from '../../../platform/html/html.ts';
import type { Text } from '../../../platform/messages/contract.ts';
import type { CategoryEntity, ProductEntity, ProductList, ProductTile } from '../../catalog/index.ts';
import type {
  AccountView,
  AddressesView,
  SignInView,
  ForgottenPasswordView,
  NewPasswordView,
  OrdersView,
  OrderView,
} from './accountViews.ts';
import type { CartView, CheckoutView, ConfirmationView, PaymentView } from './checkoutViews.ts';

/**
 * What every page says of itself. A view is the page as data: what `Accept: application/json` is answered with, together
 * with the canonical address and the widgets of the page. Templates make its markup, from the view and nothing else.
 */
export interface PageView {
  /** What it shows, such as `product` or `cart`. */
  readonly kind: string;
  /** What placements of widgets name it by, such as `productView`. */
  readonly route: string;
  /** Of the entity that it shows. Null: none. */
  readonly urn: string | null;
  /** Where it stands, without query. */
  readonly path: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string | null;
}

export interface ContentView extends PageView {
  /** What the storefront may know of the entity. Null: there is none. */
  readonly entity: Readonly<Record<string, unknown>> | null;
}

export interface HomepageView extends PageView {
  readonly entity: null;
  /** The newest products, for a shop without widgets on its homepage. */
  readonly products: readonly ProductTile[];
}

export interface ProductView extends PageView {
  readonly entity: ProductEntity;
}

export interface CategoryView extends PageView {
  readonly entity: CategoryEntity;
}

export interface SearchView extends PageView {
  /** As it was searched for. Empty: nothing was searched for yet. */
  readonly keyword: string;
  /** Null: nothing was searched for yet. */
  readonly products: ProductList | null;
}

/** A request that was turned down: an unknown page, or something that went wrong. */
export interface FailureView extends PageView {
  readonly status: number;
  readonly message: string;
  /** For who asks what happened. */
  readonly requestId: string;
}

export interface MenuEntry {
  readonly name: string;
  /** A path of the shop. */
  readonly url: string;
}

/** Everything that a template may use beside its view. */
export interface TemplateContext {
  readonly shop: { readonly name: string; readonly locale: string; readonly currency: string };
  /** Gives the text of a key in the language of the page. */
  readonly text: Text;
  /** The content of the page's own area: the widgets that are placed there, after what the entity brings. */
  readonly content: Html;
  /** The widgets of another area. */
  area(name: string): Html;
  /** A figure in major units as text, in the currency of the shop where none is named. */
  money(amount: number, currency?: string): string;
  /** The day of a time (ISO 8601), in the time zone of the shop. */
  day(time: string): string;
}

/** What lies around a page. It is the same for everybody, so that pages can be kept by caches. */
export interface Layout {
  readonly title: string;
  readonly description: string | null;
  /** Absolute. */
  readonly canonical: string;
  /** False: search engines are asked to leave it out. */
  readonly indexed: boolean;
  /** For links to the page on other sites. Absolute. Null: there is none. */
  readonly image: string | null;
  /** What the page shows in the words of schema.org, for search engines. Null: nothing. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Where the styles of the active theme stand. */
  readonly stylesheet: string;
  /** Addresses of scripts that the page cannot do without. None, but where a gateway draws its own card field. */
  readonly scripts: readonly string[];
  /** The categories at the root. */
  readonly menu: readonly MenuEntry[];
}

type Template<View extends PageView> = (view: View, page: TemplateContext) => Html;

/**
 * The templates of all pages. A theme may bring its own ones, which win over those of the shop. They are pure functions: what
 * a page shows is in its view. Each gives what stands inside of `<main>`, its heading too; `document` puts it into a document.
 */
export interface Templates {
  document(layout: Layout, main: Html, page: TemplateContext): Html;
  homepage: Template<HomepageView>;
  /** Landing pages, CMS pages, and the pages of extensions. */
  content: Template<ContentView>;
  product: Template<ProductView>;
  category: Template<CategoryView>;
  search: Template<SearchView>;
  cart: Template<CartView>;
  checkout: Template<CheckoutView>;
  /** Where an order is paid on a page of the shop: the form of its payment method is the content. */
  payment: Template<PaymentView>;
  confirmation: Template<ConfirmationView>;
  login: Template<SignInView>;
  register: Template<SignInView>;
  forgottenPassword: Template<ForgottenPasswordView>;
  newPassword: Template<NewPasswordView>;
  account: Template<AccountView>;
  orders: Template<OrdersView>;
  order: Template<OrderView>;
  addresses: Template<AddressesView>;
  failure: Template<FailureView>;
}

/** The name of a page's template. */
export type PageTemplate = Exclude<keyof Templates, 'document'>;
export type ViewOf<T extends PageTemplate> = Parameters<Templates[T]>[0];

declare module '../../themes/contract.ts' {
  interface Theme {
    /** In place of the shop's own ones. `defaultTemplates` has those, to build on. */
    readonly templates?: Partial<Templates>;
    /** A whole stylesheet in place of the shop's own one. `defaultStyles` has that, to build on. */
    readonly styles?: string;
  }
}
