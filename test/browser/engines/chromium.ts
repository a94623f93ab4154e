import { openChromium } from '../sharedChromium.ts';
import { HEIGHT, textOf } from './tab.ts';
import type { Engine, Tab } from './tab.ts';

/** Opens Chromium, by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await openChromium();
  return {
    async open({ scripts, width }): Promise<Tab> {
      const context = await browser.newContext({
        javaScriptEnabled: scripts,
        viewport: { width, height: HEIGHT },
      });
      context.setDefaultTimeout(Number(process.env['BROWSER_PATIENCE_MS'] ?? 60_000));
      const page = await context.newPage();
      const first = (selector: string) => page.locator(selector).locator('visible=true').first();
      return {
        goto: async (url) => void (await page.goto(url)),
        click: (selector) => first(selector).click(),
        async fill(selector, value) {
          const field = first(selector);
          const isList = await field.evaluate(({ tagName }) => tagName === 'SELECT');
          await (isList ? field.selectOption(value) : field.fill(value));
        },
        text: (selector) => page.evaluate(textOf(selector)),
        read: (expression) => page.evaluate(expression),
        url: () => Promise.resolve(page.url()),
        back: async () => void (await page.goBack()),
        reload: async () => void (await page.reload()),
        screenshot: async (file) => void (await page.screenshot({ path: file })),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
