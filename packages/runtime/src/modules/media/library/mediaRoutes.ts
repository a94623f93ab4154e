import { z } from 'zod';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
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
  type: z.string().describe('The record type, such as `product`.'),
  uuid: z.string().nullable().describe('The UUID of the record. Null if it has none, for example a setting.'),
  title: z.string().describe('The title of the record.'),
  edit_url: z
    .string()
    .nullable()
    .describe("The path of the record's page in the admin. Null if it has none."),
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
      does: 'Lists the media library files.',
      listing: mediaListing,
      rows: ({ db }, slice) => listMediaFiles(db, slice),
      total: ({ db }, listing) => countMediaFiles(db, listing),
    },
    get: {
      id: 'getMedia',
      does: 'Returns a media library file. Fails with `MEDIA_FILE_NOT_FOUND` if it does not exist.',
      run: ({ db }, id) => findMediaFile(db, id),
    },
    update: {
      id: 'updateMedia',
      does: 'Updates the given fields of a media library file, such as its alt text. Fails with `MEDIA_FILE_NOT_FOUND` if it does not exist.',
      body: mediaFileBody,
      run: ({ db }, id, body) => updateMediaFileRow(db, id, body),
    },
    delete: {
      id: 'deleteMedia',
      does: 'Deletes a file from the media library and returns it as it was. The storage deletes the file soon after. Rejects an unknown file (`MEDIA_FILE_NOT_FOUND`) and one that a record uses (`FILE_IN_USE`).',
      run: ({ app, db }, id) => db.transaction((tx) => removeFile(app, tx, id)),
    },
    bulk: { id: 'changeMedia' },
  }),
  defineRoute({
    id: 'listMediaFolders',
    does: 'Lists the folders that contain files, sorted by name.',
    method: 'GET',
    path: '/api/media/folders',
    access: 'admin',
    sdk: { method: 'folders' },
    response: z.array(mediaFolder).describe('The folders that contain files, sorted by name.'),
    handle: ({ db }) => listMediaFolders(db),
  }),
  defineRoute({
    id: 'listMediaUses',
    does: 'Returns the records that use a file, and the number of those that the caller may not read. Fails with `MEDIA_FILE_NOT_FOUND` if the file does not exist.',
    method: 'GET',
    path: '/api/media/{id}/uses',
    access: 'admin',
    sdk: { method: 'uses' },
    params: z.object({ id: z.string().describe('The integer ID or UUID of the file.') }),
    response: z.object({
      uses: z.array(use).describe('The records that use the file, at most 50 per type.'),
      others: z.int().describe('The number of additional records, of types that the caller may not read.'),
    }),
    async handle({ app, db, caller, params: { id } }) {
      const file = await findMediaFile(db, ref(id));
      if (!file) throw mediaFileNotFound();
      return listUses(app, db, { url: file.url, caller });
    },
  }),
];
