import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { expect } from 'vitest';
import { openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { dataOf } from './shop.ts';

/** Path of the page where visitors consent to tracking or decline it. */
export const CONSENT = '/cookie-settings';

const OFF = {
  measurementEnabled: false,
  measurementScript: '',
  measurementConnect: '',
  measurementKeepDays: 180,
};

const none = sql.type(z.object({}));

/** An event as returned by the REST API. */
export interface RecordedEvent {
  readonly visit_id: string;
  readonly name: string;
  readonly path: string;
  readonly subject: string | null;
  readonly hits: number | null;
  readonly occurred_at: string;
}

/** Returns the functions that analytics tests use on a shop. */
export function measuringOf(shop: () => TestShop) {
  const set = async (changes: object) =>
    void dataOf(await shop().admin('POST', '/api/settings', { ...OFF, ...changes }));
  const run = (statement: ReturnType<typeof sql.fragment>) => shop().db.run(none`${statement}`);

  /** Lists the recorded events, oldest first. */
  async function events(query = ''): Promise<RecordedEvent[]> {
    await shop().app.measurement.flush();
    return dataOf(await shop().admin('GET', `/api/measurement/events?limit=100${query}`)).toReversed();
  }

  return {
    set,
    run,
    events,
    switchOn: (changes: object = {}) => set({ measurementEnabled: true, ...changes }),
    async empty(): Promise<void> {
      await shop().app.measurement.flush();
      await run(sql.fragment`delete from measurement_event`);
    },
    /** Lists the recorded events with their shop-related details. */
    steps: async () =>
      (await events()).map(({ name, path, subject, hits }) =>
        [name, path, subject, hits].filter((part) => part !== null),
      ),
    /** Opens a browser whose visitor has accepted or rejected tracking. */
    async visitor(choice: 'accepted' | 'rejected'): Promise<Browser> {
      const browser = openBrowser(shop());
      const page = await browser.submit(await browser.open('/'), CONSENT, { choice });
      expect([page.status, page.at]).toEqual([200, '/']);
      return browser;
    },
  };
}
