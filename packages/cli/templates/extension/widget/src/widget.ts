import { defineWidget, html, z } from '@shop/runtime/extension';

/** A call-to-action widget with a title, a sentence and a link. Merchants add it to pages in the page builder. */
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
  // The widget shows only its settings, so pages with the widget can be cached.
  changesWith: 'content',
  render: ({ title, text, link, label }, page) => {
    const href = page.link(link);
    return html`<section class="my-thing">
      <h2>${title}</h2>
      ${text !== '' && html`<p>${text}</p>`} ${href !== null && html`<p><a href="${href}">${label}</a></p>`}
    </section>`;
  },
});
