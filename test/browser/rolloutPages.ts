import type { Locator, Page } from 'playwright-core';
import { changesetsOf } from '../support/changesets.ts';
import { inBodyOf, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { dataOf } from '../support/shop.ts';
import { adminVisits, heading } from './adminVisits.ts';
import type { Visit } from './chromium.ts';

const DAY = 24 * 60 * 60 * 1000;
const onDay = (days: number) => new Date(Date.now() + days * DAY);
/** Formats a time for browser inputs, rounded to a full hour so that the stored time equals the typed time. */
export const typed = (days: number, hour = 9): string => {
  const time = onDay(days);
  time.setHours(hour, 0, 0, 0);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
export const iso = (text: string): string => new Date(text).toISOString();

/** Performs an action that opens another window. Returns the page in that window. */
export async function opened(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await popup.waitForURL(/\?changeset=/);
  await popup.waitForLoadState();
  return popup;
}

/** Returns the errors that the browser reported, except the error for not being signed in yet. */
export const complaintsOf = ({ complaints }: Visit) =>
  complaints.filter((one) => !one.includes('/api/users/me'));

/** Sets the admin language for subsequently opened pages. */
export async function inLanguage(page: Page, code: string): Promise<void> {
  await heading(page, 'Rollouts');
  await page.evaluate((chosen) => localStorage.setItem('shop-admin-language', chosen), code);
}

export const barOf = (page: Page, name: string): Locator =>
  page.getByRole('table').getByRole('link', { name: new RegExp(`^${name}, `) });
export const monthOf = (text: string) => `/rollouts?month=${text.slice(0, 7)}`;

/** Starts a shop and a browser for the rollout tests of one `describe`, and returns their request functions. */
export function rolloutVisits() {
  const visits = adminVisits();
  const { shop } = visits;
  const pages = pagesOf(shop);
  const changesets = changesetsOf(shop);
  const plans = rolloutPlansOf(shop);
  return {
    ...visits,
    ...pages,
    ...changesets,
    ...plans,
    /** Creates a homepage draft that shows a text. */
    async homeDraft(name: string, text: string) {
      const made = await changesets.changeset(name);
      await changesets.drafted(made.uuid, { instance: { settings: { text } } });
      return made;
    },
    plansNamed: async (name: string) =>
      dataOf(await plans.send('GET', `?name=${encodeURIComponent(name)}`)).rolloutPlans,
    /** Creates a landing page in the admin, with content added through the API. */
    async campaign(name: string, text: string) {
      const page = dataOf(
        await shop().admin('POST', '/api/landing-pages', {
          name,
          url_key: name.toLowerCase(),
          publish_start: iso(typed(7)),
          status: true,
        }),
      );
      await pages.widget({ settings: { text }, placements: [inBodyOf(page)] });
      return page;
    },
  };
}
