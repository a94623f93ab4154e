import { defineWidget, html, z } from '@shop/runtime/extension';

/** A call to action: a title, a sentence, and a link. Merchants place it on pages in the page builder. */
export const widget = defineWidget({
  type: 'my_thing',
  name: 'My thing',
  description: 'A title, a sentence, and a link.',
  settings: z.object({
    title: z.string().min(1).max(120),
    text: z.string().max(1000).default(''),
    link: z.string().max(2048).default('/'),
    label: z.string().max(60).default('Read more'),
  }),
  defaults: { title: 'A title to write over' },
  // Everything that it shows is among its settings, so that pages with it are cached.
  changesWith: 'content',
  render: ({ title, text, link, label }, page) => {
    const href = page.link(link);
    return html`<section class="my-thing">
      <h2>${title}</h2>
      ${text !== '' && html`<p>${text}</p>`} ${href !== null && html`<p><a href="${href}">${label}</a></p>`}
    </section>`;
  },
});
