import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { sendWithEtag } from '../../platform/http/etag.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { themeOf } from './themeOf.ts';

export const styleRoutes = [
  defineRoute({
    id: 'storefrontStyles',
    method: 'GET',
    path: '/styles/{file}',
    kind: 'page',
    access: 'public',
    params: z.object({ file: z.string() }),
    handle({ app, params, request }) {
      const { styles, stylesheet } = themeOf(app);
      if (`/styles/${params.file}` !== stylesheet) throw notFound();
      return sendWithEtag(request, styles);
    },
  }),
];
