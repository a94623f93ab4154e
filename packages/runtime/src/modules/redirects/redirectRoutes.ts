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
    does: 'Answers a redirect. Refuses an unknown one: `REDIRECT_NOT_FOUND`.',
    run: ({ db }, ref) => findRedirect(db, ref),
  },
  create: {
    id: 'createRedirect',
    does: 'Creates a redirect from a path. Refuses one that leads back to its own path (`REDIRECT_LOOP`), a path where the shop shows a page (`PATH_HAS_PAGE`), and a second one from the same path (`REDIRECT_EXISTS`).',
    body: newRedirectBody,
    run: ({ app, db }, body) => createRedirect(app, db, body),
  },
  update: {
    id: 'updateRedirect',
    does: 'Changes what the body names of a redirect. Refuses `REDIRECT_NOT_FOUND`, and as `createRedirect` does.',
    body: redirectBody,
    run: ({ app, db }, ref, body) => updateRedirect(app, db, ref, body),
  },
  delete: {
    id: 'deleteRedirect',
    does: 'Deletes a redirect and answers it as it was. The deletion can be undone for a short while. Refuses an unknown one: `REDIRECT_NOT_FOUND`.',
    undo: 'from_path',
    run: ({ db }, ref) => deleteRedirectRow(db, ref),
  },
  bulk: { id: 'changeRedirects', lock: (db) => lockRedirects(db) },
});
