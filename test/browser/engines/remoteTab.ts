import { writeFile } from 'node:fs/promises';
import { select, textOf, visible } from './tab.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

/** Lists the operations that a browser protocol has to offer to be driven as a tab. `Element` is its reference to an element. */
export interface Remote<Element> {
  navigate(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Returns the element that an expression evaluates to, or null. */
  find(expression: string): Promise<Element | null>;
  press(element: Element): Promise<void>;
  /** Replaces the value of a field by typing. */
  type(element: Element, value: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Returns a PNG of the window in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** Scrolls at once, because a browser that scrolls smoothly would not find the element where it clicks. */
const inView = (selector: string): string =>
  `((one) => {
    one?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return one;
  })(${visible(selector)})`;

/** Drives a tab by a browser protocol. */
export function remoteTab<Element>(remote: Remote<Element>): Tab {
  const ready = (selector: string) =>
    until(selector, async () => {
      const isWhole = (await remote.evaluate('document.readyState')) === 'complete';
      return isWhole && remote.find(inView(selector));
    });
  return {
    goto: (url) => remote.navigate(url),
    async click(selector) {
      await remote.press(await ready(selector));
    },
    async fill(selector, value) {
      const element = await ready(selector);
      if ((await remote.evaluate(select(selector, value))) !== true) await remote.type(element, value);
    },
    text: async (selector) => String(await remote.evaluate(textOf(selector))),
    read: (expression) => remote.evaluate(expression),
    url: async () => String(await remote.evaluate('location.href')),
    back: () => remote.back(),
    reload: () => remote.reload(),
    screenshot: async (file) => writeFile(file, await remote.screenshot(), 'base64'),
    close: () => remote.close(),
  };
}
