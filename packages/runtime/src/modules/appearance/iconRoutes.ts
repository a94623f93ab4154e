import { reply, Reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { notFound } from '../../platform/errors.ts';
import { sizedUrl } from '../media/index.ts';
import type { Look } from './contract.ts';
import { readLook } from './look.ts';

/** The path of the web app manifest. */
export const MANIFEST_PATH = '/site.webmanifest';

const HEADERS = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};

export const iconRoutes = [
  defineRoute({
    id: 'storefrontFavicon',
    method: 'GET',
    path: '/favicon.ico',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    async handle({ app, db }) {
      const { favicon } = await readLook(app, db);
      if (favicon === null) throw notFound();
      return reply.redirect(302, sizedUrl(favicon, 'thumb'));
    },
  }),
  defineRoute({
    id: 'storefrontManifest',
    method: 'GET',
    path: MANIFEST_PATH,
    kind: 'page',
    staysOpen: true,
    access: 'public',
    async handle({ app, db }) {
      return new Reply(200, JSON.stringify(manifestOf(await readLook(app, db), app.locale)), HEADERS);
    },
  }),
];

/** Creates the web app manifest, with which phones add the shop to the home screen. */
const manifestOf = ({ name, home, favicon, colors }: Look, lang: string) => ({
  name,
  short_name: name,
  ...(home.description !== null && { description: home.description }),
  lang,
  start_url: '/',
  display: 'browser',
  background_color: colors.background,
  theme_color: colors.accent,
  icons: favicon === null ? [] : iconsOf(favicon),
});

/** Lists a square image in two sizes. The sizes of an image on another site are unknown. */
function iconsOf(favicon: string) {
  const [small, large] = [sizedUrl(favicon, 'thumb'), sizedUrl(favicon, 'listing')];
  if (small === large) return [{ src: favicon, sizes: 'any' }];
  return [
    { src: small, sizes: '160x160' },
    { src: large, sizes: '480x480' },
  ];
}
