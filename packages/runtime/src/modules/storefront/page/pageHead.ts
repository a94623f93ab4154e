import { excerpt, excerptOf } from '../../../platform/html/excerpt.ts';
import { RichText } from '../../../platform/html/richText.ts';
import type { RichNode } from '../../../platform/html/richText.ts';
import type { PageView } from '../../defaultTheme/contract.ts';

/** The entity members from which a description or image is taken if the page has none of its own. */
interface Described {
  readonly short_description?: unknown;
  readonly description_tree?: unknown;
  readonly content_tree?: unknown;
}

/** Returns a page's meta description: its own description, or the beginning of its text. Returns null if the page has no text. */
export function descriptionOf(view: PageView): string | null {
  if (view.description) return view.description;
  const { short_description: short, description_tree, content_tree } = entityOf(view);
  const ofShort = typeof short === 'string' ? excerpt(short) : null;
  if (ofShort !== null) return ofShort;
  const tree = [description_tree, content_tree].find((one) => one instanceof RichText);
  return tree ? excerptOf(tree) : null;
}

/**
 * Returns the image for link previews on other sites: the page's own image, or the first image in its text, products or widgets. Returns
 * null if there is no image.
 */
export function shareImage(view: PageView, own: string | null, widgets: readonly unknown[]): string | null {
  if (own !== null) return own;
  const { description_tree, content_tree } = entityOf(view);
  const trees = [description_tree, content_tree].filter((one) => one instanceof RichText);
  return (
    trees.map(({ nodes }) => firstImage(nodes)).find((src) => src !== null) ??
    productsOf(view).find((image) => image !== null) ??
    firstNamed(widgets) ??
    null
  );
}

const entityOf = (view: PageView): Described => {
  const { entity } = view as PageView & { readonly entity?: unknown };
  return typeof entity === 'object' && entity !== null ? entity : {};
};

function firstImage(nodes: readonly RichNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const src = node.tag === 'img' ? node.attributes['src'] : undefined;
    const found = src ?? firstImage(node.children);
    if (found !== null) return found;
  }
  return null;
}

interface WithImage {
  readonly image: string | null;
}

/** Lists the images of the products that a page shows. */
function productsOf(view: PageView): readonly (string | null)[] {
  const { entity, products } = view as PageView & {
    readonly entity?: { readonly products?: { readonly items?: readonly WithImage[] } } | null;
    readonly products?: readonly WithImage[] | { readonly items: readonly WithImage[] } | null;
  };
  const listed =
    entity?.products?.items ?? (products && ('items' in products ? products.items : products)) ?? [];
  return listed.map(({ image }) => image);
}

const ADDRESS = /^(?:\/(?!\/)|https?:\/\/)/;

/** Finds the first image in the settings and data of widgets, in a member named `image`. */
function firstNamed(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'image' && typeof value === 'string' && ADDRESS.test(value)) return value;
    const found = firstNamed(value);
    if (found !== null) return found;
  }
  return null;
}
