import { el } from '../dom.ts';
import { go } from '../navigation.ts';
import { listProducts, imageUrl } from '../shop.ts';
import type { Tile } from '../shop.ts';

/** Renders all products, or search results. */
export async function cataloguePage(url: URL): Promise<HTMLElement> {
  const keyword = url.searchParams.get('q') ?? '';
  const { items, total } = await listProducts(keyword);
  const found = `${total} ${total === 1 ? 'product' : 'products'}`;
  return el(
    'section',
    {},
    el(
      'div',
      { class: 'head' },
      el(
        'div',
        {},
        el('h1', {}, keyword === '' ? 'Products' : `“${keyword}”`),
        el('p', { class: 'quiet' }, found),
      ),
      search(keyword),
    ),
    items.length === 0
      ? el('p', {}, 'No products found. ', el('a', { href: '/' }, 'See all products'))
      : el('ul', { class: 'tiles' }, ...items.map(tile)),
  );
}

function search(keyword: string): HTMLElement {
  const field = el('input', {
    type: 'search',
    name: 'q',
    value: keyword,
    'aria-label': 'Search products',
    placeholder: 'Search',
  });
  const submit = (event: Event) => {
    event.preventDefault();
    go(field.value.trim() === '' ? '/' : `/?q=${encodeURIComponent(field.value.trim())}`);
  };
  return el(
    'form',
    { role: 'search', class: 'search', submit },
    field,
    el('button', { class: 'button quiet' }, 'Search'),
  );
}

const tile = (product: Tile): HTMLElement =>
  el(
    'li',
    {},
    el(
      'a',
      { href: `/product/${encodeURIComponent(product.urlKey ?? '')}`, class: 'tile' },
      photo(product.image?.listing ?? null, ''),
      el('span', { class: 'name' }, product.name),
      el('span', { class: 'price' }, product.price.regular.text),
    ),
  );

/** Renders an image, or a neutral background if there is none. */
export const photo = (url: string | null, alt: string): HTMLElement =>
  url === null
    ? el('span', { class: 'photo empty', 'aria-hidden': 'true' }, '◍')
    : el('img', { class: 'photo', src: imageUrl(url), alt, loading: 'lazy', width: 400, height: 400 });
