import { notFound } from '../../../platform/errors.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { listNewestProducts } from '../../catalog/index.ts';
import { loadSamples, sampleArea } from '../../pageBuilder/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { tokens } from '../../defaultTheme/index.ts';
import { sampleContents, sampleForm, sampleSettings, sampleTiles } from './samples.ts';

const PATH = '/design-system';

/** Extracts the names and values of the design tokens from a stylesheet. */
const tokensOf = (styles: string) =>
  [...styles.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));

/** The routes of the page that shows all tokens and components of the active theme to theme developers. */
export const designRoutes = [
  defineRoute({
    id: 'storefrontDesign',
    method: 'GET',
    path: PATH,
    kind: 'page',
    access: 'public',
    /** The page is public in development. Otherwise only administrators can open it, and other visitors receive 404. */
    async handle(call) {
      const { app, db, caller } = call;
      if (app.config.mode !== 'development' && caller.admin === null) throw notFound();
      const text = app.texts();
      const [newest] = await listNewestProducts(app, db, 1);
      const widgets = await loadSamples(app, db, sampleSettings(text, newest?.image ?? null));
      const known = app.registry('widgets').list();
      const view = {
        kind: 'design',
        route: 'design',
        urn: null,
        path: PATH,
        title: text('storefront.design.title'),
        description: null,
        tokens: tokensOf(tokens),
        products: sampleTiles(text, newest),
        contents: sampleContents(text, app.config.shop.currency),
        form: sampleForm(text),
        widgets: known
          .map(({ type, name }) => ({ type, name, area: sampleArea(type) }))
          .filter(({ area }) => widgets.areas.has(area)),
      };
      return answerPage(call, 'design', view, { isPrivate: true, widgets });
    },
  }),
];
