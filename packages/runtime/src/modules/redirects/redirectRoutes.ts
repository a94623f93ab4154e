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
    listing: redirectListing,
    rows: ({ db }, slice) => listRedirects(db, slice),
    total: ({ db }, listing) => countRedirects(db, listing),
  },
  get: { id: 'getRedirect', run: ({ db }, ref) => findRedirect(db, ref) },
  create: {
    id: 'createRedirect',
    body: newRedirectBody,
    run: ({ app, db }, body) => createRedirect(app, db, body),
  },
  update: {
    id: 'updateRedirect',
    body: redirectBody,
    run: ({ app, db }, ref, body) => updateRedirect(app, db, ref, body),
  },
  delete: { id: 'deleteRedirect', undo: 'from_path', run: ({ db }, ref) => deleteRedirectRow(db, ref) },
  bulk: { id: 'changeRedirects', lock: (db) => lockRedirects(db) },
});
