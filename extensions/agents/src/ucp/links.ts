import type { AppContext, LegalPageLink } from '@shop/runtime/extension';

/** The types of the protocol for the legal pages of the shop. */
const TYPES: Readonly<Record<LegalPageLink['kind'], string>> = {
  terms: 'terms_of_service',
  privacy: 'privacy_policy',
  withdrawal: 'refund_policy',
  shipping: 'shipping_policy',
  imprint: 'imprint',
};

/** Returns links to the legal pages of the shop, which the agent shows to the buyer. */
export const linksOf = async (app: AppContext) =>
  (await app.legal.links(app.language)).map(({ kind, url }) => ({ type: TYPES[kind], url }));
