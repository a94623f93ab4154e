import { z } from 'zod';
import { html, paragraphs } from '../../platform/html/html.ts';
import { trap } from '../../platform/html/trap.ts';
import { optionalLine } from '../../platform/http/forms/bodyFields.ts';
import { defineWidget, wireframe } from '../pageBuilder/index.ts';

const settings = z.object({
  title: optionalLine('title', 255).optional(),
  text: z.string().max(1000).nullish(),
  label: optionalLine('label', 100).optional(),
});

/** Shows the newsletter form. The newsletter page handles the remaining steps. */
export const newsletterWidget = defineWidget({
  type: 'newsletter',
  name: 'Newsletter',
  description: 'A newsletter sign-up form. Shoppers confirm their subscription with a link in an email.',
  picture: wireframe(
    ['title', 30, 18, 60, 6],
    ['line', 24, 30, 72, 3],
    ['field', 20, 42, 52, 12],
    ['button', 76, 42, 26, 12],
  ),
  defaults: { title: null, text: null, label: null },
  changesWith: 'content',
  settings,
  render({ title, text, label }, { app, uuid, inOwnLanguage }) {
    const words = app.texts();
    const id = `newsletter-${uuid}`;
    return html`<section class="newsletter" aria-labelledby="${id}-title">
      ${title ? inOwnLanguage(html`<h2 id="${id}-title">${title}</h2>`) : html`<h2 id="${id}-title">${words('newsletter.form.title')}</h2>`}
      ${paragraphs(text || words('newsletter.form.intro'))}
      <form method="post" action="/newsletter">
        <label for="${id}">${words('newsletter.form.email')}</label>
        <input id="${id}" name="email" type="email" required autocomplete="email" />
        ${trap(id, words('newsletter.form.trap'))}
        <button>${label || words('newsletter.form.send')}</button>
      </form>
      <p class="fine">${words('newsletter.form.note')}</p>
    </section>`;
  },
});
