import type { AppContext } from '../../platform/contracts/context.ts';
import type { LegalService } from './contract.ts';
import { readLegal } from './legalPages.ts';

/** Creates the legal service. */
export const legalService = (shop: AppContext): LegalService => ({
  async links(language) {
    const app = language === undefined ? shop : shop.inLanguage(language);
    const { links } = await readLegal(app, app.db);
    return links.map(({ kind, url }) => ({ kind, url: app.url(url) }));
  },
});
