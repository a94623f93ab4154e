import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { redirectNotFound } from './errors.ts';
import {
  countRedirects,
  deleteRedirectRow,
  findRedirect,
  listRedirects,
  lockRedirects,
} from './redirect.repo.ts';
import { newRedirectBody, redirectBody, redirectRow } from './redirect.ts';
import type { RedirectRow } from './redirect.ts';
import { redirectListing } from './redirectListing.ts';
import { createRedirect, updateRedirect } from './writeRedirect.ts';

export const redirectRoutes = entityRoutes({
  path: '/api/redirects',
  table: 'redirect',
  ref: refOr(redirectNotFound),
  notFound: redirectNotFound,
  answer: redirectRow,
  toAnswer: (redirect: RedirectRow) => redirect,
  list: {
    id: 'listRedirects',
    does: 'Lists the redirects.',
    listing: redirectListing,
    rows: ({ db }, slice) => listRedirects(db, slice),
    total: ({ db }, listing) => countRedirects(db, listing),
  },
  get: {
    id: 'getRedirect',
    does: 'Returns a redirect. Fails with `REDIRECT_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findRedirect(db, ref),
  },
  create: {
    id: 'createRedirect',
    does: 'Creates a redirect. Rejects a redirect to its own path (`REDIRECT_LOOP`), from a path with a page (`PATH_HAS_PAGE`), and from a path that already has a redirect (`REDIRECT_EXISTS`).',
    body: newRedirectBody,
    run: ({ app, db }, body) => createRedirect(app, db, body),
  },
  update: {
    id: 'updateRedirect',
    does: 'Updates the given fields of a redirect. Errors: `REDIRECT_NOT_FOUND`, and the same errors as `createRedirect`.',
    body: redirectBody,
    run: ({ app, db }, ref, body) => updateRedirect(app, db, ref, body),
  },
  delete: {
    id: 'deleteRedirect',
    does: 'Deletes a redirect and returns it as it was. The deletion can be undone for a short time. Fails with `REDIRECT_NOT_FOUND` if it does not exist.',
    undo: 'from_path',
    run: ({ db }, ref) => deleteRedirectRow(db, ref),
  },
  bulk: { id: 'changeRedirects', lock: (db) => lockRedirects(db) },
});
