import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { createAdminOfStore } from '../../packages/runtime/src/index.ts';
import { hasChromium, openChromium } from '../browser/launch.ts';
import { startChild } from './child.ts';
import { median } from './load.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import type { ShopDatabase } from './shopDatabase.ts';

/** Measurements of an edit in the page builder for a page with many widgets: medians over all rounds. */
export interface BuilderResults {
  readonly widgets: number;
  /** Script time of an edit in ms, from its request until it is painted. */
  readonly script: number;
  /** Part of the script time, in ms, in which the new widget replaces the previous one. */
  readonly patch: number;
}

const SHOP_URL = 'http://127.0.0.1:3000';
const WIDGETS = 100;
/** Slightly less than the typing pause, in ms, after which input is saved. */
const TYPED_MS = 450;
const SETTLE_MS = 400;

/** Measures an edit in the page builder of a page with 100 widgets. Measures nothing if Chromium is not installed. */
export async function measureBuilder(
  { url, catalogue }: ShopDatabase,
  { dir, rounds }: { readonly dir: string; readonly rounds: number },
): Promise<BuilderResults | undefined> {
  if (!hasChromium) return undefined;
  const admin = { email: `builder-${randomUUID()}@example.com`, password: randomUUID() };
  const store = { storeDir: path.join(import.meta.dirname, 'store'), env: { DATABASE_URL: url } };
  await createAdminOfStore({ ...store, ...admin, fullName: 'Bench' });
  const child = await startChild('server', { databaseUrl: url, dir });
  // Sign-in requires the URL that the store is configured with.
  const browser = await openChromium({ '127.0.0.1': `127.0.0.1:${child.port}` });
  try {
    const origin = `http://127.0.0.1:${child.port}`;
    const uuid = await pageWithWidgets(origin, catalogue.adminToken);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${SHOP_URL}/admin/page-builder/edit/landingPageView?entity=${uuid}`);
    await page.locator('[name="email"]').fill(admin.email);
    await page.locator('[name="password"]').fill(admin.password);
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe').getByRole('contentinfo').waitFor();
    await page
      .locator('.structureName')
      .nth(WIDGETS / 2)
      .click();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const edits: Pick<BuilderResults, 'script' | 'patch'>[] = [];
    for (let round = 0; round < rounds; round += 1) edits.push(await measureEdit(page, session, round));
    const of = (name: 'script' | 'patch') => median(edits.map((edit) => edit[name]));
    return { widgets: WIDGETS, script: of('script'), patch: of('patch') };
  } finally {
    await browser.close();
    await child.stop();
  }
}

/** Creates a landing page with text and hero widgets. Returns its UUID. */
async function pageWithWidgets(origin: string, token: string): Promise<string> {
  const post = async (at: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(origin + at, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { uuid: string } }).data;
  };
  const { uuid } = await post('/api/landing-pages', {
    name: 'Bench',
    url_key: `bench-${randomUUID()}`,
    status: true,
  });
  const place = {
    route: 'landingPageView',
    area: 'landing_page_content',
    entity_urn: `urn:evershop:promotion:landing_page:${uuid}`,
  };
  for (let order = 1; order <= WIDGETS; order += 1) {
    const own =
      order % 3 === 0
        ? { type: 'hero', settings: { title: `Hero ${order}` } }
        : { type: 'text_block', settings: { text: `Text ${order}` } };
    await post('/api/widgets', {
      name: `Widget ${order}`,
      ...own,
      placements: [{ ...place, sort_order: order }],
    });
  }
  return uuid;
}

async function measureEdit(
  page: Page,
  session: CDPSession,
  round: number,
): Promise<Pick<BuilderResults, 'script' | 'patch'>> {
  const scripted = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const patches = () =>
    page.evaluate<number[]>(
      `performance.getEntriesByName('page-builder-shown').map(({ duration }) => duration)`,
    );
  const words = `Other ${round} ${randomUUID()}`;
  await page.locator('.builderSettings textarea, .builderSettings input[type=text]').first().fill(words);
  await page.waitForTimeout(TYPED_MS);
  const before = await scripted();
  await page.frameLocator('iframe').getByText(words).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return { script: (await scripted()) - before, patch: (await patches()).at(-1) ?? 0 };
}

/** Returns the budgets of the page builder. */
export const builderBudgets = ({ widgets, script }: BuilderResults): Budget[] => [
  atMost(`script of an edit in the page builder with ${widgets} widgets, ms`, script, 100),
];
