import { Readable } from 'node:stream';
import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { wantsHtml } from '../../platform/http/answerErrors.ts';
import { addVary, encodingFor } from '../../platform/http/encoding.ts';
import { reply } from '../../platform/http/reply.ts';
import type { Reply } from '../../platform/http/reply.ts';
import { defineRoute } from '../../platform/http/route.ts';
import type { Call, Route } from '../../platform/http/route.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AdminApp } from './adminApp.ts';
import type { AdminFile } from './adminFiles.ts';
import { adminPage, isAdminPath, waitingPage } from './adminPage.ts';

const pathParams = z.object({ path: z.string().describe('The path below.') });

/** The name of a file has a hash of what is in it. */
const KEEP = 'public, max-age=31536000, immutable';

/** The page of the admin, the same on all of its paths, and its files. */
export function adminUiRoutes(openApp: (logger: Logger) => Promise<AdminApp>): readonly Route[] {
  const page = async ({ app, request }: Call, path: string): Promise<Reply> => {
    const admin = await openApp(app.log);
    if (admin.files && !isAdminPath(admin.files, path) && !wantsHtml('html', request.headers['accept']))
      throw notFound();
    if (admin.files) return adminPage(admin.files, path);
    return waitingPage(admin.text, admin.isBuilding ? 2 : null);
  };
  return [
    defineRoute({
      id: 'adminUi',
      method: 'GET',
      path: '/admin',
      kind: 'page',
      access: 'public',
      handle: (call) => page(call, ''),
    }),
    defineRoute({
      id: 'adminUiPage',
      method: 'GET',
      path: '/admin/{path*}',
      kind: 'page',
      access: 'public',
      params: pathParams,
      handle: (call) => page(call, call.params.path),
    }),
    defineRoute({
      id: 'adminUiAsset',
      method: 'GET',
      path: '/admin/assets/{path*}',
      kind: 'page',
      access: 'public',
      params: pathParams,
      async handle({ app, params, request }) {
        const file = (await openApp(app.log)).files?.assets.get(params.path);
        if (!file) throw notFound();
        return answerFile(file, request.headers);
      },
    }),
  ];
}

/** Answers a file in the prepared form that the client accepts. */
function answerFile(
  { type, bytes, encoded }: AdminFile,
  accepted: Readonly<Record<string, string | undefined>>,
): Reply {
  const encoding = encodingFor(accepted, { type, cacheControl: KEEP, length: bytes.length });
  const form = encoding && encoded[encoding];
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': KEEP };
  if (Object.keys(encoded).length > 0) addVary(headers, 'Accept-Encoding');
  if (form && encoding) headers['content-encoding'] = encoding;
  const body = form || bytes;
  headers['content-length'] = String(body.length);
  return reply.stream(Readable.from([body]), headers);
}
