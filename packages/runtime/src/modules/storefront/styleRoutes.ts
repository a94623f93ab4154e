import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { sendWithEtag } from '../../platform/http/answer/etag.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { readLook } from '../appearance/index.ts';
import { themeOf } from './page/themeOf.ts';

export const styleRoutes = [
  defineRoute({
    id: 'storefrontStyles',
    method: 'GET',
    path: '/styles/{file}',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    params: z.object({ file: z.string() }),
    async handle({ app, db, params, request }) {
      const { stylesheet, madeStylesheet } = themeOf(app);
      const path = `/styles/${params.file}`;
      const made = madeStylesheet(path);
      if (made) return sendWithEtag(request, made.text);
      // Another process has rendered the page, with the same settings.
      const { styles } = await readLook(app, db);
      const current = stylesheet(styles);
      if (current.path !== path) throw notFound();
      return sendWithEtag(request, current.text);
    },
  }),
];
