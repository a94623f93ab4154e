import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { MAX_VALUES } from '../../platform/listing/contract.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { translationNotFound } from './errors.ts';
import { translationRow } from './translation.ts';
import type { TranslationRow } from './translation.ts';
import { findTranslation, listTranslations, listTranslationsOf } from './translation.repo.ts';
import { removeTranslation, saveTranslation } from './writeTranslation.ts';
import { ofKind, kindOf, ofEntity, uuidOf, ofLanguage, placeOf } from './translationPlace.ts';

const uuids = z
  .string('ids is required')
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(
    z
      .array(z.uuid('ids must be UUIDs, separated by commas'))
      .max(MAX_VALUES, `ids can have at most ${MAX_VALUES} entries`),
  )
  .describe(`The comma-separated UUIDs of the records, at most ${MAX_VALUES}.`);
const path = '/api/translations/{entity_type}/{id}';

const body = z.object({
  fields: z
    .record(z.string(), z.unknown())
    .describe(
      "The translated texts by field name. They replace the existing translation. Null and an empty string fall back to the record's own text.",
    ),
});

const translatedKinds = z.object({
  default_locale: z.string().describe('The default language, in which records are written.'),
  locales: z
    .array(z.string())
    .describe('The other languages of the shop, into which records can be translated.'),
  kinds: z
    .array(
      z.object({
        entity_type: z.string().describe('The record type, such as `product`.'),
        fields: z.array(z.string()).describe('The names of the translatable fields.'),
      }),
    )
    .describe('The translatable record types, each with its fields.'),
});

export const translationRoutes = [
  defineRoute({
    id: 'getTranslatedKinds',
    does: 'Returns the languages of the shop, and the record types with translatable fields.',
    method: 'GET',
    path: '/api/translations',
    access: 'anyAdmin',
    sdk: { method: 'kinds' },
    response: translatedKinds,
    handle: ({ app }) => ({
      default_locale: app.languages.default,
      locales: app.languages.all.filter((code) => code !== app.languages.default),
      kinds: app
        .registry('translatable')
        .list()
        .map(({ entityType, fields }) => ({ entity_type: entityType, fields: Object.keys(fields) })),
    }),
  }),
  listRoute({
    id: 'listTranslationsOfKind',
    does: 'Lists the translations of several records of one type, such as the options of an attribute. Requires the permission to update the records.',
    path: '/api/translations/{entity_type}',
    access: 'anyAdmin',
    params: ofKind,
    extra: { ids: uuids },
    answer: translationRow,
    about:
      'The translations of several records of one type, such as the options of an attribute. Requires the permission to update the records.',
    toAnswer: (row: TranslationRow) => row,
    rows: async (call) =>
      listTranslationsOf(call.db, kindOf(call).entityType, call.query['ids'] as z.output<typeof uuids>),
  }),
  listRoute({
    id: 'listTranslations',
    does: 'Lists the translations of one record, by language. Requires the permission to update the record.',
    path,
    access: 'anyAdmin',
    params: ofEntity,
    answer: translationRow,
    about: 'The translations of one record, by language. Requires the permission to update the record.',
    toAnswer: (row: TranslationRow) => row,
    rows: async (call) => listTranslations(call.db, await uuidOf(call.db, kindOf(call), call.params.id)),
  }),
  defineRoute({
    id: 'getTranslation',
    does: 'Returns the translation of a record in a language. Fails with `TRANSLATION_NOT_FOUND` if there is none. Requires the permission to update the record.',
    method: 'GET',
    path: `${path}/{locale}`,
    access: 'anyAdmin',
    params: ofLanguage,
    response: translationRow,
    async handle(call) {
      const { kind, id, locale } = placeOf(call);
      const entityUuid = await uuidOf(call.db, kind, id);
      const row = await findTranslation(call.db, { entityUuid, locale });
      if (!row) throw translationNotFound();
      return row;
    },
  }),
  defineRoute({
    id: 'saveTranslation',
    does: 'Replaces the translation of a record in a language, along with its paths. Empty texts fall back to the record’s own. Requires the permission to update the record.',
    method: 'PUT',
    path: `${path}/{locale}`,
    access: 'anyAdmin',
    params: ofLanguage,
    body,
    response: translationRow,
    handle: (call) => saveTranslation(call.app, call.db, placeOf(call), call.body.fields),
  }),
  defineRoute({
    id: 'deleteTranslation',
    does: 'Deletes the translation of a record in a language with its path, and returns it as it was. Fails with `TRANSLATION_NOT_FOUND` if there is none. Requires the permission to update the record.',
    method: 'DELETE',
    path: `${path}/{locale}`,
    access: 'anyAdmin',
    params: ofLanguage,
    response: translationRow,
    handle: (call) => removeTranslation(call.app, call.db, placeOf(call)),
  }),
];
