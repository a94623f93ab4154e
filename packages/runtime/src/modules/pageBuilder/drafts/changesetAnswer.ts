import { text } from '../../../platform/db/columns.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { changesetRow } from './changeset.ts';
import type { ChangesetRow } from './changeset.ts';
import { previewToken } from './previewToken.ts';

/** The path of the drafts. */
export const CHANGESETS = '/api/page-builder/changesets';
/** The response for a draft. */
export const changesetAnswer = changesetRow.extend({
  token: text
    .nullable()
    .describe(
      'The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each response contains a new token. Null if the changeset is published.',
    ),
});

/** Returns a draft with a new preview token. */
export const withToken = (app: AppContext, changeset: ChangesetRow) => ({
  ...changeset,
  token: previewToken(app, changeset),
});
