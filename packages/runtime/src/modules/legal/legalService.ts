import type { AppContext } from '../../platform/contracts/context.ts';
import { translateData } from '../translations/index.ts';
import type { LegalService } from './contract.ts';
import { readLegal } from './legalPages.ts';

/** Creates the service for legal pages. */
export const legalService = (shop: AppContext): LegalService => ({
  async pages({ language } = {}) {
    const app = language === undefined ? shop : shop.inLanguage(language);
    const { links } = await readLegal(app, app.db);
    const translated = await translateData(app, app.db, { links });
    return translated.links.map(({ kind, title, url }) => ({ kind, title, url: app.url(encodeURI(url)) }));
  },
});
