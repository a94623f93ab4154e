import { z } from 'zod';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { mediaFileNotFound } from '../errors.ts';
import { listUses } from './fileUse.ts';
import {
  countMediaFiles,
  findMediaFile,
  listMediaFiles,
  listMediaFolders,
  mediaFolder,
  updateMediaFileRow,
} from './mediaFile.repo.ts';
import { mediaFileBody, mediaFileRow, shownFile } from './mediaFile.ts';
import { mediaListing } from './mediaListing.ts';
import { removeFile } from './removeFile.ts';

const ref = refOr(mediaFileNotFound);

const use = z.object({
  type: z.string().describe('The type of the record, such as `product`.'),
  uuid: z.string().nullable().describe('The UUID of the record; null: it has none, as a setting.'),
  title: z.string().describe('What people know the record by.'),
  edit_url: z.string().nullable().describe('The path of its page in the admin; null: it has none.'),
});

export const mediaLibraryRoutes = [
  ...entityRoutes({
    path: '/api/media',
    table: 'media_file',
    ref,
    notFound: mediaFileNotFound,
    answer: mediaFileRow,
    toAnswer: shownFile,
    list: {
      id: 'listMedia',
      listing: mediaListing,
      rows: ({ db }, slice) => listMediaFiles(db, slice),
      total: ({ db }, listing) => countMediaFiles(db, listing),
    },
    get: { id: 'getMedia', run: ({ db }, id) => findMediaFile(db, id) },
    update: {
      id: 'updateMedia',
      body: mediaFileBody,
      run: ({ db }, id, body) => updateMediaFileRow(db, id, body),
    },
    delete: {
      id: 'deleteMedia',
      run: ({ app, db }, id) => db.transaction((tx) => removeFile(app, tx, id)),
    },
    bulk: { id: 'changeMedia' },
  }),
  defineRoute({
    id: 'listMediaFolders',
    method: 'GET',
    path: '/api/media/folders',
    access: 'admin',
    response: z.array(mediaFolder).describe('The folders that have files, in the order of their names.'),
    handle: ({ db }) => listMediaFolders(db),
  }),
  defineRoute({
    id: 'listMediaUses',
    method: 'GET',
    path: '/api/media/{id}/uses',
    access: 'admin',
    params: z.object({ id: z.string().describe('The integer id or the UUID of the file.') }),
    response: z.object({
      uses: z.array(use).describe('The records that show the file, at most 50 of each type.'),
      others: z.int().describe('The number of further records, of types that the caller may not read.'),
    }),
    async handle({ app, db, caller, params: { id } }) {
      const file = await findMediaFile(db, ref(id));
      if (!file) throw mediaFileNotFound();
      return listUses(app, db, { url: file.url, caller });
    },
  }),
];
