import { expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import { inBodyOf, pagesOf } from '../support/pages.ts';
import { testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

test('widgets belong to the theme that is active when they are created, and are shown only with it', async () => {
  const database = await createDatabase();
  try {
    const start = (theme?: string) =>
      testShop({
        databaseUrl: database.url,
        extensions: [themeExtension('dusk')],
        config: theme === undefined ? {} : { system: { theme } },
      });
    const shown = async (shop: Awaited<ReturnType<typeof start>>, key: string) => {
      const { body } = await shop.request('GET', `/${key}`, undefined, {
        headers: { accept: 'application/json' },
      });
      const widgets = body.data.widgets.landing_page_content ?? [];
      return widgets.map(({ name }: { name: string }) => name);
    };

    const plain = await start();
    const { landingPage, widget } = pagesOf(() => plain);
    const page = await landingPage();
    expect((await widget({ name: 'Plain', placements: [inBodyOf(page)] })).theme).toBeNull();
    const token = await plain.adminToken();
    await plain.stop();

    const dusk = await start('dusk');
    expect(await shown(dusk, page.url_key)).toEqual([]);
    const made = await dusk.request(
      'POST',
      '/api/widgets',
      { name: 'Dusk', type: 'text_block', settings: { text: 't' }, placements: [inBodyOf(page)] },
      { token },
    );
    expect(made.body.data.theme).toBe('dusk');
    expect(await shown(dusk, page.url_key)).toEqual(['Dusk']);
    await dusk.stop();

    const again = await start();
    expect(await shown(again, page.url_key)).toEqual(['Plain']);
    await again.stop();
  } finally {
    await database.drop();
  }
});
