import { z } from 'zod';
import { text, timestamp } from '../../platform/db/columns.ts';
import { moment } from '../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { changesetRow } from './drafts/changeset.ts';
import { parseUrn } from '../urls/index.ts';
import { publishedHasNoPreview } from './drafts/errors.ts';
import { readUnpublished } from './drafts/readChangeset.ts';
import { tokenExpiry, tokenOf } from './drafts/previewToken.ts';
import { addFault, breaks } from '../../platform/http/forms/addFault.ts';

const at = moment('at')
  .transform((time, context) => {
    if (time !== null) return time;
    addFault(context, { rule: 'required', message: 'at is required (ISO timestamp)' });
    return z.NEVER;
  })
  .describe('The time for which the pages are previewed, in ISO 8601 format.');

const entityUrn = z
  .string()
  .transform((text) => parseUrn(text))
  .refine(
    (urn) => urn !== null,
    breaks('format', 'entity_urn must be a URN such as urn:evershop:promotion:landing_page:<uuid>', {
      format: 'urn',
    }),
  )
  .nullish();

/** The route that creates previews of the shop at a given time. */
export const previewRoutes = [
  defineRoute({
    id: 'createPreview',
    does: 'Creates a token for previewing the shop’s pages at a given time, with a draft applied if one is given. Nothing is stored. Rejects a published draft: `CHANGESET_PUBLISHED`.',
    method: 'POST',
    path: '/api/page-builder/previews',
    access: 'admin',
    body: z.object({
      at,
      changeset_id: z
        .union([z.int(), z.string()], 'Invalid changeset id')
        .transform(String)
        .nullish()
        .describe('The integer ID or UUID of a changeset to apply to the pages. Null or absent for none.'),
      entity_urn: entityUrn.meta({
        description:
          'The URN of an entity whose page is shown even though it is not public, such as a landing page. Null or absent for none.',
        examples: ['urn:evershop:promotion:landing_page:3f2b8c1e-6a4d-4e8f-9b7a-2c5d1e0f8a36'],
      }),
    }),
    response: z.object({
      token: text.describe(
        'The preview token: a page with `?changeset=<token>` is shown as it will be at that time.',
      ),
      at: timestamp.describe('The time for which the pages are previewed, in ISO 8601 format (UTC).'),
      changeset_uuid: changesetRow.shape.uuid
        .nullable()
        .describe('The UUID of the changeset applied to the pages. Null for none.'),
      expires_at: timestamp.describe('The time at which the token expires, in ISO 8601 format (UTC).'),
    }),
    async handle({ app, db, body }) {
      const { changeset_id: id } = body;
      const changeset = id == null ? null : await readUnpublished(db, id, publishedHasNoPreview);
      const uuid = changeset?.uuid ?? null;
      const expiry = tokenExpiry(app);
      const shown = { changeset: uuid, entity: body.entity_urn?.uuid ?? null, at: new Date(body.at) };
      return {
        token: tokenOf(app, shown, expiry),
        at: body.at,
        changeset_uuid: uuid,
        expires_at: expiry.toISOString(),
      };
    },
  }),
];
