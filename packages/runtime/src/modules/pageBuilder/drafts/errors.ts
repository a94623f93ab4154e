import { refuse } from '../../../platform/errors.ts';

export const changesetNotFound = (id: string) =>
  refuse(404, 'CHANGESET_NOT_FOUND', 'Changeset {id} not found', { values: { id } });
export const pageNotFound = (page: string) =>
  refuse(404, 'PAGE_NOT_FOUND', 'Page {page} does not exist', { values: { page } });
export const draftOfAnother = () =>
  refuse(403, 'DRAFT_OF_ANOTHER', 'You do not have access to this draft changeset');
export const draftExists = () => refuse(409, 'DRAFT_EXISTS', 'You already have a draft of this theme');

export const publishedTakesNoOperations = () =>
  refuse(400, 'CHANGESET_PUBLISHED', 'Cannot add operations to a published changeset');
export const publishedAlready = () => refuse(400, 'CHANGESET_PUBLISHED', 'Changeset is already published');
export const plannedCannotBeRebased = () =>
  refuse(400, 'CHANGESET_PLANNED', 'A changeset with rollout plans cannot be moved to other pages');
export const publishedCannotMove = () =>
  refuse(400, 'CHANGESET_PUBLISHED', 'Cannot undo/redo a published changeset');
export const publishedCannotBeDiscarded = () =>
  refuse(400, 'CHANGESET_PUBLISHED', 'Cannot discard a published changeset');

export const publishedHasNoPreview = () =>
  refuse(400, 'CHANGESET_PUBLISHED', 'Cannot preview a published changeset');

export const badOperation = (path: string, message: string) =>
  refuse(400, 'BAD_OPERATION', message, { at: path });
export const tooManyOperations = (most: number) =>
  refuse(400, 'TOO_MANY_OPERATIONS', 'A changeset can have at most {most} operations', { values: { most } });
export const otherTheme = (theme: string | null) =>
  refuse(400, 'THEME_SCOPE', `theme scope violation: the widget belongs to ${theme ?? 'no theme'}`);

export const widgetIsNotThere = (uuid: string) =>
  refuse(409, 'OPERATION_CONFLICT', 'Widget {uuid} does not exist', { values: { uuid } });
export const payloadIsOutdated = () =>
  refuse(409, 'OPERATION_CONFLICT', 'old_payload is out of date: the record was changed in the meantime');
export const draftInconsistent = (route: string) =>
  refuse(409, 'OPERATION_CONFLICT', 'Draft changes for the route "{route}" would no longer apply', {
    values: { route },
  });
export const pagesChangedConcurrently = (order: number, urn: string) =>
  refuse(
    409,
    'PAGES_CHANGED',
    'The pages were changed in the meantime: operation {order} on {urn} no longer applies',
    { values: { order, urn } },
  );
