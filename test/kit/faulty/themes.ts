import { defaultTemplates, html } from '@shop/runtime/extension';
import type { Html, Theme } from '@shop/runtime/extension';
import { testTheme } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

/** Creates markup from unescaped text, bypassing the escaping of `html`. */
const raw = (text: string): Html => html(Object.assign([text], { raw: [text] }));

type Template = (view: never, page: never) => Html;
const all = defaultTemplates as unknown as Readonly<Record<string, Template>>;
/** Changes the output of a shop template. */
const changed =
  (name: string, change: (markup: string, view: { readonly [field: string]: never }) => string): Template =>
  (...call) =>
    raw(change(String((all[name] as (...given: unknown[]) => Html)(...(call as unknown[]))), call[0]));

const sample = (
  fault: string,
  templates: Readonly<Record<string, unknown>>,
  ...caught: readonly string[]
): Sample => ({
  fault,
  caught,
  suite: testTheme({
    extension: extensionOf('bare', { theme: [{ name: 'bare', templates } as unknown as Theme] }),
  }),
});

const SHOWN = 'every page is shown';
const FRAME = 'each page has its language';

export const themeSamples: readonly Sample[] = [
  sample('none: the templates of the shop', { homepage: all['homepage'] }),
  sample(
    'a name that is not escaped',
    {
      product: changed(
        'product',
        (markup, view) => `${markup}<p>${(view['entity'] as unknown as { name: string }).name}</p>`,
      ),
    },
    'texts of merchants',
  ),
  sample(
    'a template that needs products',
    {
      search: (view: { products: { items: readonly { name: string }[] } }) =>
        html`<h1>${view.products.items[0]!.name}</h1>`,
    },
    'the pages of an empty shop',
    SHOWN,
  ),
  sample(
    'a value that is missing',
    { cart: changed('cart', (markup) => `${markup}<p>undefined</p>`) },
    'no page shows',
  ),
  sample(
    'one language for all pages',
    { document: changed('document', (markup) => markup.replace(/<html[^>]*>/, '<html lang="en">')) },
    FRAME,
  ),
  sample(
    'a page without a title',
    { document: changed('document', (markup) => markup.replace(/<title>[^<]*<\/title>/, '')) },
    FRAME,
  ),
  sample(
    'two first headings',
    { category: changed('category', (markup) => `<h1>Ours</h1>${markup}`) },
    FRAME,
  ),
  sample(
    'a footer without its area',
    {
      document: (view: never, main: never, page: { area(name: string): Html }) =>
        (all['document'] as (...given: unknown[]) => Html)(view, main, {
          ...page,
          area: (name: string) => (name === 'footerTop' ? html`` : page.area(name)),
        }),
    },
    'every area',
  ),
  sample(
    'words in one language',
    {
      cart: () =>
        html`<h1>Cart</h1>
          <p>It is empty.</p>`,
      document: (_: never, main: Html) =>
        html`<html lang="en">
          <title>Shop</title>
          <main>${main}</main>
        </html>`,
    },
    'pages in another language',
    FRAME,
  ),
  sample('a template that there is not', { prodcut: () => html`` }, 'a shop starts'),
];
