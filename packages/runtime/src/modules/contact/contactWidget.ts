import { z } from 'zod';
import { html, paragraphs } from '../../platform/html/html.ts';
import { trap } from '../../platform/html/trap.ts';
import { optionalLine } from '../../platform/http/forms/bodyFields.ts';
import { defineWidget, wireframe } from '../pageBuilder/index.ts';

const settings = z.object({
  title: optionalLine('title', 255).optional(),
  text: z.string().max(1000).nullish(),
});

/** Shows the contact form. Submitting the form opens the contact page. */
export const contactWidget = defineWidget({
  type: 'contact_form',
  name: 'Contact form',
  description: 'A form for shoppers to contact you. You get an email, and the message is kept in the admin.',
  picture: wireframe(
    ['title', 30, 8, 40, 5],
    ['field', 30, 18, 60, 9],
    ['field', 30, 31, 60, 9],
    ['field', 30, 44, 60, 18],
    ['button', 30, 66, 24, 9],
  ),
  defaults: { title: null, text: null },
  changesWith: 'content',
  settings,
  render({ title, text }, { app, uuid, inOwnLanguage }) {
    const words = app.texts();
    const id = `contact-${uuid}`;
    const field = (name: string, label: string, type: string, autocomplete: string) =>
      html`<p class="field">
        <label for="${id}-${name}">${label}</label>
        <input id="${id}-${name}" name="${name}" type="${type}" required autocomplete="${autocomplete}" />
      </p>`;
    return html`<section class="contact" aria-labelledby="${id}-title">
      ${title ? inOwnLanguage(html`<h2 id="${id}-title">${title}</h2>`) : html`<h2 id="${id}-title">${words('contact.form.title')}</h2>`}
      ${text && paragraphs(text)}
      <form method="post" action="/contact">
        ${field('full_name', words('contact.form.name'), 'text', 'name')}
        ${field('email', words('contact.form.email'), 'email', 'email')}
        <p class="field">
          <label for="${id}-message">${words('contact.form.message')}</label>
          <textarea id="${id}-message" name="message" rows="6" required maxlength="5000"></textarea>
        </p>
        ${trap(id, words('contact.form.trap'))}
        <button>${words('contact.form.send')}</button>
      </form>
    </section>`;
  },
});
