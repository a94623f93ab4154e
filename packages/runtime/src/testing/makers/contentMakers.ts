import { postOf, unique } from './makerParts.ts';
import type { ApiRecord, MakerParts, MoreInput } from './makerParts.ts';

/** The widget fields that a test can set. Additional fields are sent unchanged. */
export interface WidgetInput extends MoreInput {
  /** The widget type. Default: `text_block`. */
  readonly type?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The widget's placements. Default: the content area of the homepage. */
  readonly placements?: readonly {
    readonly route: string;
    readonly area: string;
    readonly sort_order?: number;
    readonly entity_urn?: string;
  }[];
}

/** The metafield definition fields that a test can set. Additional fields are sent unchanged. */
export interface MetafieldDefinitionInput extends MoreInput {
  /** The entity type that has the metafield. Default: `product`. */
  readonly ownerType?: string;
  readonly fieldKey?: string;
  /** Default: `short_text`. */
  readonly fieldType?: string;
}

/** Factories that create pages, posts, widgets, menus and redirects. */
export interface ContentMakers {
  /** Creates a published CMS page. */
  page(input?: MoreInput): Promise<ApiRecord>;
  /** Creates a published landing page. */
  landingPage(input?: MoreInput): Promise<ApiRecord>;
  /** Creates a published blog post. */
  blogPost(input?: MoreInput): Promise<ApiRecord>;
  /** Creates a widget with its placements. */
  widget(input?: WidgetInput): Promise<ApiRecord>;
  menu(input?: MoreInput): Promise<ApiRecord>;
  redirect(input: { readonly from_path: string; readonly target: string } & MoreInput): Promise<ApiRecord>;
  /** Defines a metafield. */
  metafieldDefinition(input?: MetafieldDefinitionInput): Promise<ApiRecord>;
}

/** Returns the fields that publish a page at a unique URL. */
const shownAt = (word: string) => ({ url_key: unique(word), status: true });

export function contentMakers(parts: MakerParts): ContentMakers {
  const post = postOf(parts);
  return {
    page: (input = {}) => post('/api/pages', { title: 'Imprint', ...shownAt('page'), ...input }),
    landingPage: (input = {}) =>
      post('/api/landing-pages', { name: 'Sale', ...shownAt('landing'), ...input }),
    blogPost: (input = {}) => post('/api/blog/posts', { name: 'News', ...shownAt('post'), ...input }),
    widget: (input = {}) =>
      post('/api/widgets', {
        name: unique('widget'),
        type: 'text_block',
        settings: input.type === undefined ? { text: 'Hello' } : {},
        status: true,
        placements: [{ route: 'homepage', area: 'content' }],
        ...input,
      }),
    menu: (input = {}) => post('/api/menus', { code: unique('menu'), name: 'Menu', items: [], ...input }),
    redirect: (input) => post('/api/redirects', { status: 302, ...input }),
    metafieldDefinition: (input = {}) => {
      const fieldKey = unique('field').replaceAll('-', '_');
      const definition = { ownerType: 'product', fieldKey, name: fieldKey, fieldType: 'short_text' };
      return post('/api/metafield-definitions', { ...definition, ...input });
    },
  };
}
