import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { notFound } from '../../platform/errors.ts';
import { wantsHtml } from '../../platform/http/answer/answerErrors.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Call, Route } from '../../platform/contracts/route.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AdminApp } from './adminApp.ts';
import { answerFile } from './answerFile.ts';
import { adminPage, isAdminPath, waitingPage } from './adminPage.ts';
import type { ExtensionParts } from './adminParts.ts';

const pathParams = z.object({ path: z.string().describe('The rest of the path.') });

/** Returns the routes of the admin page, which is the same for all paths, and its files. */
export function adminUiRoutes(
  openApp: (logger: Logger) => Promise<AdminApp>,
  partsOf: (app: AppContext) => ExtensionParts,
): readonly Route[] {
  const page = async ({ app, request }: Call, path: string): Promise<Reply> => {
    const admin = await openApp(app.log);
    if (admin.files) {
      const isFound =
        isAdminPath(admin.files, path) && (!path.startsWith('x/') || partsOf(app).hasPage(path));
      if (!isFound && !wantsHtml('html', request.headers['accept'])) throw notFound();
      return adminPage(admin.files, isFound ? 200 : 404, app.config.shop.timezone);
    }
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
