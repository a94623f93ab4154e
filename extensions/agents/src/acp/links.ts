import type { AppContext, LegalPageLink } from '@shop/runtime/extension';

/** The types of the protocol for the legal pages of the shop. */
const TYPES: Readonly<Record<LegalPageLink['kind'], string>> = {
  terms: 'terms_of_use',
  privacy: 'privacy_policy',
  withdrawal: 'return_policy',
  shipping: 'shipping_policy',
  imprint: 'about_us',
};

/** Returns links to the legal pages of the shop, which the agent shows to the buyer. */
export const linksOf = (pages: readonly LegalPageLink[]) =>
  pages.map(({ kind, url }) => ({ type: TYPES[kind], url }));

/** Returns the channels of marketing to which a buyer may say yes: email, if the shop says what it does with data. */
export function consentOptionsOf(app: AppContext, pages: readonly LegalPageLink[]) {
  const privacy = pages.find(({ kind }) => kind === 'privacy');
  return privacy === undefined
    ? []
    : [
        {
          channel: EMAIL_CHANNEL,
          display_text: app.texts()('agents.marketing_email'),
          privacy_policy_url: privacy.url,
        },
      ];
}

/** The channel of the newsletter. */
export const EMAIL_CHANNEL = 'email';
