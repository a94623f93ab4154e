import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { Reply } from '../../platform/http/reply.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { themeOf } from './themeOf.ts';

const HEADERS = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

export const styleRoutes = [
  defineRoute({
    id: 'storefrontStyles',
    method: 'GET',
    path: '/styles/{file}',
    kind: 'page',
    access: 'public',
    params: z.object({ file: z.string() }),
    handle({ app, params }) {
      const { styles, stylesheet } = themeOf(app);
      if (`/styles/${params.file}` !== stylesheet) throw notFound();
      return new Reply(200, styles, HEADERS);
    },
  }),
];
