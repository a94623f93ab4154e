import { expect } from 'vitest';
import { isNarrow } from './shopper.ts';
import type { Shopper } from './shopper.ts';

/** Searches, loses the way, looks at what is sold out, and changes the language there and back. */
export async function lookAround(shopper: Shopper): Promise<void> {
  const { tab, open, comesTo, sees, language } = shopper;
  await open('/');
  if (isNarrow(shopper)) await open('/search');
  const box = isNarrow(shopper) ? 'main' : 'header';
  await tab.fill(`${box} input[type="search"]`, 'mug');
  await tab.click(`${box} form[role="search"] button, ${box} form[action$="/search"] button`);
  await comesTo(/\/search\?keyword=mug/);
  await sees('main h1');

  await open('/nothing-here');
  await comesTo(/\/nothing-here$/);
  await sees('main .products li');
  await sees('main form[role="search"], main form[action$="/search"]');

  await open('/oak-pen-tray');
  await comesTo(/\/oak-pen-tray$/);
  const offered = `[...document.querySelectorAll('.purchase button, .buy-bar button')].filter((one) => one.checkVisibility())`;
  expect(await tab.read(`${offered}.map((one) => one.disabled).join()`)).toBe('true');

  const other = language === 'en' ? 'de' : 'en';
  await tab.click(`nav.languages a[hreflang="${other}"]`);
  await sees(`html[lang^="${other}"] main h1`);
  await tab.click(`nav.languages a[hreflang="${language}"]`);
  await sees(`html[lang^="${language}"] main h1`);
  await comesTo(/\/oak-pen-tray$/);
}
