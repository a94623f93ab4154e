import { postOf, unique } from './makerParts.ts';
import type { ApiRecord, MakerParts, MoreInput } from './makerParts.ts';

/** The fields of a widget that a test names; further ones are sent as they are. */
export interface WidgetInput extends MoreInput {
  /** The type. Default: `text_block`. */
  readonly type?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The places that show it. Default: the content of the homepage. */
  readonly placements?: readonly {
    readonly route: string;
    readonly area: string;
    readonly sort_order?: number;
    readonly entity_urn?: string;
  }[];
}

/** The fields of a metafield definition that a test names; further ones are sent as they are. */
export interface MetafieldDefinitionInput extends MoreInput {
  /** The kind of record, such as `product`, the default. */
  readonly ownerType?: string;
  readonly fieldKey?: string;
  /** Default: `short_text`. */
  readonly fieldType?: string;
}

/** The makers of pages, posts, widgets, menus and redirects. */
export interface ContentMakers {
  /** Creates a page of text that is shown. */
  page(input?: MoreInput): Promise<ApiRecord>;
  /** Creates a landing page that is shown. */
  landingPage(input?: MoreInput): Promise<ApiRecord>;
  /** Creates a post of the blog that is shown. */
  blogPost(input?: MoreInput): Promise<ApiRecord>;
  /** Creates a widget and places it. */
  widget(input?: WidgetInput): Promise<ApiRecord>;
  menu(input?: MoreInput): Promise<ApiRecord>;
  redirect(input: { readonly from_path: string; readonly target: string } & MoreInput): Promise<ApiRecord>;
  /** Defines a custom field of records. */
  metafieldDefinition(input?: MetafieldDefinitionInput): Promise<ApiRecord>;
}

/** The members of a page that is shown. */
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
