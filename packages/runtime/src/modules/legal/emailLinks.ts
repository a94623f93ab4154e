import type { AppContext } from '../../platform/contracts/context.ts';
import { escapeText } from '../mail/index.ts';
import type { EmailFooter } from '../mail/index.ts';
import { translateData } from '../translations/index.ts';
import { readLegal } from './legalPages.ts';

/** The kinds of email that contain links to the legal pages: order confirmations. */
const KINDS: ReadonlySet<string> = new Set(['orderConfirmation']);

/** Appends links to the legal pages to the order confirmation email. */
export const legalFooter: EmailFooter = {
  id: 'legal',
  async html(app: AppContext, kind) {
    if (!KINDS.has(kind)) return '';
    const { links } = await readLegal(app, app.db);
    const titles = await translateData(
      app,
      app.db,
      links.map(({ uuid, title }) => ({ uuid, title })),
    );
    const all = links.map(
      ({ url }, index) =>
        `<a href="${escapeText(encodeURI(url))}">${escapeText(titles[index]?.title ?? '')}</a>`,
    );
    return all.length > 0 ? `<p>${all.join(' · ')}</p>` : '';
  },
};
