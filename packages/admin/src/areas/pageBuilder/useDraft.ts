import { isShopError } from '@shop/sdk';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { meQuery } from '../../kit/api/queries.ts';
import { shop } from '../../kit/api/shop.ts';
import { hasUnread } from '../../kit/inputs/numbers/unread.ts';
import { text } from '../../text/text.ts';
import { editedPageQuery, openDraft } from '../../kit/drafts/draft.ts';
import type { EditedPage, Operation, PageKey } from '../../kit/drafts/draft.ts';

/** Page builder operations on a page's draft. Changes are saved one at a time, in the order in which they were made. */
export interface Draft {
  readonly page: EditedPage;
  /** True while a change is being saved. */
  readonly isSaving: boolean;
  /** Error of the last change. Null if the change was saved. */
  readonly problem: Error | null;
  /** Dismisses the error. */
  forgive(): void;
  /**
   * Saves operations as one step. `make` receives the page after all previous changes were saved. Resolves to the resulting page, or to
   * null if the step was rejected.
   */
  apply(make: (page: EditedPage) => readonly Operation[]): Promise<EditedPage | null>;
  undo(): Promise<EditedPage | null>;
  redo(): Promise<EditedPage | null>;
  publish(): Promise<EditedPage | null>;
  /** Discards the changes on one route, or on all routes if `route` is null. */
  discard(route: string | null): Promise<EditedPage | null>;
  /** Refetches the page. */
  reload(): Promise<EditedPage>;
}

/** Reads a page with its draft, and returns the draft operations. */
export function useDraft(key: PageKey): Draft {
  const client = useQueryClient();
  const query = editedPageQuery(key);
  const { data: page } = useSuspenseQuery(query);
  const { data: me } = useSuspenseQuery(meQuery);
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<Error | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const reload = () => client.fetchQuery({ ...query, staleTime: 0 });
  const current = () => client.getQueryData(query.queryKey) ?? page;
  const run = (work: (page: EditedPage) => Promise<unknown>): Promise<EditedPage | null> => {
    setRunning((count) => count + 1);
    const next = last.current.then(async () => {
      try {
        await work(current());
        setProblem(null);
        return await reload();
      } catch (error) {
        setProblem(readable(error as Error));
        await reload().catch(() => undefined);
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    });
    last.current = next;
    return next;
  };
  const move = (direction: 'undo' | 'redo') =>
    run(async ({ changeset }) => {
      if (changeset) await shop.changesets.moveCurrent(changeset.uuid, { direction, route: key.route });
    });

  return {
    page,
    isSaving: running > 0,
    problem,
    forgive: () => setProblem(null),
    apply: (make) =>
      run(async (before) => {
        const operations = make(before);
        if (operations.length === 0) return;
        if (hasUnread(operations)) throw new Error(text('form.refused'));
        const changeset = await openDraft(key, before, me.uuid);
        await shop.changesets.addStep(changeset, { route: key.route, operations: [...operations] });
      }),
    undo: () => move('undo'),
    redo: () => move('redo'),
    publish: () =>
      run(async ({ changeset }) => {
        if (changeset) await shop.changesets.publish(changeset.uuid);
      }),
    discard: (route) =>
      run(async ({ changeset }) => {
        if (changeset) await shop.changesets.discard(changeset.uuid, route === null ? {} : { route });
      }),
    reload,
  };
}

/** Replaces developer-facing API messages with user-facing messages, based on the error code. */
function readable(error: Error): Error {
  if (!isShopError(error) || error.code !== 'OPERATION_CONFLICT') return error;
  return new Error(text('builder.conflict.window'), { cause: error });
}
