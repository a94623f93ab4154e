import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminVisits } from '../adminVisits.ts';
import { hasChromium } from '../chromium.ts';
import { moneyPlaces } from './moneyPlaces.ts';
import type { Place } from './moneyPlaces.ts';
import { AMOUNTS, PERCENTAGES, wordsIn } from './moneyWords.ts';
import type { Words } from './moneyWords.ts';

const LANGUAGES = ['en', 'de', 'ar'] as const;
/** Number of texts typed into each input in each language. */
const TRIES = 4;
const WAYS = ['typed', 'pasted', 'filled'] as const;

/** Enters text into a field key by key, by pasting, or like dictation. */
async function enter(page: Page, input: Locator, typed: string, way: (typeof WAYS)[number]): Promise<void> {
  if (way === 'filled') return input.fill(typed);
  await input.focus();
  await input.evaluate((field: HTMLInputElement) => field.select());
  if (way === 'pasted') return page.keyboard.insertText(typed);
  await page.keyboard.press('Delete');
  await page.keyboard.type(typed);
}

const inCents = (sum: number): number => Math.round(sum * 100) / 100;

const isWritten = (method: string): boolean => ['POST', 'PATCH', 'PUT'].includes(method);

describe.skipIf(!hasChromium)('a merchant who enters money for a day', () => {
  const { shop, signIn } = adminVisits();
  let places: readonly Place[];
  beforeAll(async () => {
    places = await moneyPlaces(shop());
  });

  /** Saves by keyboard or mouse. Returns whether the shop accepted the value. */
  async function save(page: Page, place: Place, words: Words, isByKey: boolean): Promise<boolean> {
    const answered = page
      .waitForResponse((answer) => {
        const { pathname } = new URL(answer.url());
        return isWritten(answer.request().method()) && /^\/admin\/api\/(?!.*\/preview$)/.test(pathname);
      })
      .then((answer) => answer.ok());
    const refused = page
      .locator('main [aria-invalid=true], [role=dialog] [aria-invalid=true]')
      .first()
      .waitFor()
      .then(() => false);
    for (const outcome of [answered, refused]) outcome.catch(() => {});
    const button = place.save(page, words);
    if (isByKey) {
      await place.input(page, words).press(place.isDialog ? 'Enter' : 'Control+s');
      // Leaves the field, so that it shows its error.
      await page.keyboard.press('Tab');
    } else if (await button.isEnabled()) await button.click();
    else await place.input(page, words).blur();
    return Promise.race([answered, refused]);
  }

  test.each(LANGUAGES)('has stored the intended amount, or nothing: %s', async (language) => {
    const words = await wordsIn(language);
    const at = LANGUAGES.indexOf(language);
    const visit = await signIn('/', undefined, { locale: language });
    const { page } = visit;
    page.on('dialog', (dialog) => void dialog.accept());
    const faults: object[] = [];
    for (const [row, place] of places.entries()) {
      const table = place.isPercent ? PERCENTAGES : AMOUNTS;
      for (let tried = 0; tried < TRIES; tried += 1) {
        const number = row * TRIES + tried + at * 7;
        const entry = table[number % table.length] as (typeof AMOUNTS)[number];
        const [typed, ...meanings] = entry;
        const expectedAmount = meanings[at] as number | null;
        const before = await place.stored();
        if (expectedAmount !== null && expectedAmount === before) continue;
        if (!(await place.input(page, words).isVisible())) await place.open(page, words);
        const isByKey = number % 2 === 0;
        const way = WAYS[number % 3] as (typeof WAYS)[number];
        await enter(page, place.input(page, words), typed, way);
        const isTaken = await save(page, place, words, isByKey);
        const added =
          place.isAdded && expectedAmount !== null
            ? inCents(Number(before) + expectedAmount)
            : expectedAmount;
        const expected = added ?? before;
        const stored = await place.stored();
        if (isTaken !== (expectedAmount !== null) || stored !== expected)
          faults.push({ place: place.name, typed, way, isByKey, isTaken, expected, stored });
        // After a refusal the focus may still be on its way to a button, which typed blanks would press.
        if (!isTaken) await page.goto('/admin/');
        else if (place.isDialog) await page.getByRole('dialog').waitFor({ state: 'detached' });
        // The page is reloading its record, which would discard text typed in the meantime.
        else await place.open(page, words);
      }
      await page.goto('/admin/');
    }
    expect(faults).toEqual([]);
    await visit.close();
  });
});
