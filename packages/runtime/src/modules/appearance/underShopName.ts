import type { AppContext } from '../../platform/contracts/context.ts';

/** Returns the app with the shop name set by the merchant, in every language. One SQL statement. */
export const underShopName = async (app: AppContext): Promise<AppContext> =>
  withShopName(app, await app.setting('shopName'));

/** Returns the app with a shop name that was already read. If the name is empty, uses the configured name. */
export function withShopName(app: AppContext, name: string): AppContext {
  if (name === '' || name === app.config.shop.name) return app;
  const config = { ...app.config, shop: { ...app.config.shop, name } };
  const named = (localized: AppContext): AppContext => ({
    ...localized,
    config,
    inLanguage: (code) => named(app.inLanguage(code)),
  });
  return named(app);
}
