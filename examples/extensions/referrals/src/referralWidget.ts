import { defineWidget, formatPrice, html, z } from '@shop/runtime/extension';
import type { AppContext, Html } from '@shop/runtime/extension';
import { readCode } from './referralCode.ts';
import { linkOf } from './referralRoutes.ts';

/** The code of the customer and the reward. Null if the page has no customer, or the shop no offer for friends. */
type Loaded = { readonly code: string | null; readonly reward: number } | null;

const settings = z.object({});

/** Referral widget. In the account of a customer, it shows the code and the link for friends, or the button that makes them. */
export const referralWidget = defineWidget<typeof settings, Loaded>({
  type: 'referrals',
  name: 'Recommend the shop',
  description: 'Shows customers their link for friends and the reward, in the account and after an order.',
  settings,
  async load(all, { app, db, page: { customer } }) {
    const own = customer === null ? null : await readCode(app, db, customer);
    const loaded = own?.isOn ? { code: own.code, reward: await app.setting('referralsReward', db) } : null;
    return all.map(() => loaded);
  },
  render: (_chosen, { app, uuid }, loaded) => (loaded ? shown(app, uuid, loaded) : html``),
});

function shown(app: AppContext, uuid: string, { code, reward }: NonNullable<Loaded>): Html {
  const text = app.texts();
  const amount = formatPrice(app.locale, reward, app.config.shop.currency);
  return html`<section class="offer" aria-labelledby="referrals-${uuid}">
    <h2 id="referrals-${uuid}">${text('referrals.title')}</h2>
    <p>${reward > 0 ? text('referrals.intro', { amount }) : text('referrals.introWithout')}</p>
    ${
      code === null
        ? html`<form method="post" action="/referrals">
            <button class="quiet">${text('referrals.make')}</button>
          </form>`
        : html`<p>${text('referrals.code')} <strong dir="ltr">${code}</strong></p>
            <p>
              ${text('referrals.link')} <a dir="ltr" href="${linkOf(app, code)}">${linkOf(app, code)}</a>
            </p>`
    }
  </section>`;
}
