import { showCount } from './count.ts';
import { el, announce } from './dom.ts';
import { go } from './navigation.ts';
import { cartPage } from './pages/cart.ts';
import { cataloguePage } from './pages/catalogue.ts';
import { checkoutPage } from './pages/checkout.ts';
import { productPage } from './pages/product.ts';
import { thanksPage } from './pages/thanks.ts';
import { wordsFor } from './shop.ts';

type Page = (url: URL) => Promise<HTMLElement>;

const PAGES: readonly (readonly [path: RegExp, page: Page])[] = [
  [/^\/$/, cataloguePage],
  [/^\/product\/[^/]+$/, productPage],
  [/^\/cart$/, cartPage],
  [/^\/checkout$/, checkoutPage],
  [/^\/thanks$/, thanksPage],
];

const main = document.querySelector('main') as HTMLElement;
let shown = 0;

async function show(): Promise<void> {
  const url = new URL(location.href);
  const turn = (shown += 1);
  main.setAttribute('aria-busy', 'true');
  const page = PAGES.find(([path]) => path.test(url.pathname))?.[1] ?? notFound;
  const content = await page(url).catch((error: unknown) => failure(wordsFor(error)));
  // The visitor has already gone to another page.
  if (turn !== shown) return;
  main.replaceChildren(content);
  main.removeAttribute('aria-busy');
  const title = content.querySelector('h1')?.textContent ?? 'Storefront';
  document.title = title === 'Storefront' ? title : `${title} · Storefront`;
  announce(title);
  if (turn > 1) main.focus({ preventScroll: true });
  scrollTo(0, 0);
  void showCount();
}

const notFound: Page = async () =>
  el('section', {}, el('h1', {}, 'Page not found'), el('p', {}, el('a', { href: '/' }, 'See all products')));

const failure = (words: string): HTMLElement =>
  el(
    'section',
    {},
    el('h1', {}, 'Something went wrong'),
    el('p', { role: 'alert' }, words),
    el('p', {}, el('button', { class: 'button', click: () => void show() }, 'Try again')),
  );

addEventListener('popstate', () => void show());
addEventListener('cart', () => void showCount());
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const isPlain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey;
  if (!link || !isPlain || link.origin !== location.origin || link.hash !== '') return;
  event.preventDefault();
  go(link.pathname + link.search);
});
void show();
