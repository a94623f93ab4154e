import type { AppContext } from '../../platform/context.ts';

/** Returns the app with the name that the merchant gave the shop, in every language. One statement. */
export async function underShopName(app: AppContext): Promise<AppContext> {
  const name = await app.setting('shopName');
  if (name === '') return app;
  const config = { ...app.config, shop: { ...app.config.shop, name } };
  const named = (spoken: AppContext): AppContext => ({
    ...spoken,
    config,
    inLanguage: (code) => named(app.inLanguage(code)),
  });
  return named(app);
}
