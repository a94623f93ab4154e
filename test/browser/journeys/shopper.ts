import { expect } from 'vitest';
import type { Tab, TabOptions } from '../engines/tab.ts';
import { until } from '../engines/until.ts';

/** Describes a shopper's browser: its language, its window, and whether it runs scripts. */
export interface Manner extends TabOptions {
  readonly language: 'en' | 'de' | 'ar';
}

/** A shopper with a browser tab. */
export interface Shopper extends Manner {
  readonly tab: Tab;
  /** Opens a path of the shop in the shopper's language. */
  open(path: string): Promise<void>;
  /** Waits for an element of the page, and for its text to match. */
  sees(selector: string, pattern?: RegExp): Promise<void>;
  /** Waits until the path and the query of the page match, and the page is whole. Expects that the page is sound. */
  comesTo(pattern: RegExp): Promise<void>;
  /** Makes the browser send forms that it would itself refuse. */
  sendsAnything(): Promise<void>;
}

/** The window width below which the shop shows its menu behind a button, and no drawer. */
const NARROW = 768;
export const isNarrow = ({ width }: Manner): boolean => width < NARROW;

const PAGE = `({
  at: location.pathname + location.search,
  isWhole: document.readyState === 'complete',
  language: document.documentElement.lang.slice(0, 2),
  direction: document.documentElement.dir || 'ltr',
  excess: document.documentElement.scrollWidth - innerWidth,
})`;

interface Page {
  readonly at: string;
  readonly isWhole: boolean;
  readonly language: string;
  readonly direction: string;
  readonly excess: number;
}

/** Gives a tab to a shopper of the shop at `url`. English is the shop's first language, and has no prefix. */
export function shopperWith(tab: Tab, url: string, manner: Manner): Shopper {
  const { language } = manner;
  const prefix = language === 'en' ? '' : `/${language}`;
  const page = async () => JSON.parse(String(await tab.read(`JSON.stringify(${PAGE})`))) as Page;
  return {
    ...manner,
    tab,
    open: (path) => tab.goto(`${url}${prefix}${path}`),
    async sees(selector, pattern = /./) {
      let text = '';
      await until(`${selector} ${pattern}`, async () =>
        pattern.test((text = await tab.text(selector))),
      ).catch(async (error: unknown) => {
        throw new Error(`At ${await tab.url()}: ${selector} is “${text}”`, { cause: error });
      });
    },
    async comesTo(pattern) {
      const found = await until(String(pattern), async () => {
        const now = await page();
        return now.isWhole && pattern.test(now.at) && now;
      }).catch(async (error: unknown) => {
        throw new Error(`At ${await tab.url()}: ${await tab.text('main')}`, { cause: error });
      });
      expect(found).toMatchObject({ language, direction: language === 'ar' ? 'rtl' : 'ltr' });
      expect(found.excess, found.at).toBeLessThanOrEqual(0);
    },
    sendsAnything: async () =>
      void (await tab.read(
        `[...document.querySelectorAll('main form')].map((form) => { form.noValidate = true; return 0; }).length`,
      )),
  };
}
