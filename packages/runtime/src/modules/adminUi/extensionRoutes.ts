import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { notFound } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Route } from '../../platform/contracts/route.ts';
import type { ExtensionParts } from './adminParts.ts';
import { answerFile } from './answerFile.ts';
import { manifest } from './manifest.ts';

const params = z.object({
  extension: z.string().describe('The name of the extension.'),
  hash: z.string().describe('A hash of the files.'),
  path: z.string().describe('The rest of the path.'),
});

/** The routes for the admin parts of extensions: the manifest for an administrator, and the module files. */
export const extensionRoutes = (partsOf: (app: AppContext) => ExtensionParts): readonly Route[] => [
  defineRoute({
    id: 'getAdminManifest',
    does: 'Returns the pages, menu entries and modules that extensions add to the admin for the caller.',
    method: 'GET',
    path: '/api/admin/manifest',
    access: 'anyAdmin',
    sdk: { method: 'manifest' },
    response: manifest,
    handle: ({ app, caller }) => partsOf(app).manifestFor(caller),
  }),
  defineRoute({
    id: 'adminExtensionFile',
    method: 'GET',
    path: '/admin/extensions/{extension}/{hash}/{path*}',
    kind: 'page',
    access: 'public',
    params,
    handle({ app, params: { extension, hash, path }, request }) {
      const found = partsOf(app).files(extension);
      const file = found?.hash === hash ? found.files.get(path) : undefined;
      if (!file) throw notFound();
      return answerFile(file, request.headers);
    },
  }),
];
