import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findChangeset } from '../../drafts/changeset.repo.ts';
import type { ChangesetRow } from '../../drafts/changeset.ts';
import { cursorOf } from '../../drafts/operation.ts';
import { previewToken, readPreviewToken } from '../../drafts/previewToken.ts';
import { operationsOfChangeset } from '../../pageBuilder.loaders.ts';

interface ChangesetArguments {
  readonly id?: string | null;
  readonly uuid?: string | null;
  readonly token?: string | null;
}

export default {
  Query: {
    changeset(_: unknown, { id, uuid, token }: ChangesetArguments, { app, db }: GraphQLContext) {
      const ref = idRefOf(id ?? uuid ?? (token ? readPreviewToken(app, token)?.changeset : null) ?? '');
      return ref && findChangeset(db, ref);
    },
  },
  Changeset: {
    token: (changeset: ChangesetRow, _args: unknown, { app }: GraphQLContext) => previewToken(app, changeset),
    async operations({ changeset_id, route_cursors }: ChangesetRow, _args: unknown, context: GraphQLContext) {
      const operations = await context.loader(operationsOfChangeset)(changeset_id);
      return operations.map((operation) => ({
        ...operation,
        is_undone: operation.change_order > cursorOf(route_cursors, operation.route),
      }));
    },
  },
};
