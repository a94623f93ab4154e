import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, updatedAt } from '../../platform/db/columns.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { pathOf } from '../urls/index.ts';
import { addFault, breaks } from '../../platform/http/forms/addFault.ts';

/** Describes a redirect as stored in the database and returned by the REST API. */
export const redirectRow = z.object({
  redirect_id: entityId,
  uuid: entityUuid,
  from_path: text.describe('The path to redirect, without query string and language prefix. Must be unique.'),
  target: text.describe('The redirect target: a path in the shop, or an absolute http or https URL.'),
  status: int.describe('301 for a permanent redirect, 302 for a temporary redirect.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type RedirectRow = z.output<typeof redirectRow>;

const MAX_LENGTH = 2000;
const NO_FROM = 'from_path must be a path, such as /old-page';
const NO_TARGET = 'target must be a path, such as /new-page, or an http or https URL';

const fromPath = z
  .string(NO_FROM)
  .max(MAX_LENGTH)
  .transform((sent, context) => {
    const path = /^\/(?!\/)/.test(sent.trim()) ? pathOf(sent.trim()) : null;
    if (path !== null && path !== '/' && !/[\p{Cc}\\]/u.test(path)) return path;
    addFault(context, { rule: 'format', values: { format: 'path' }, message: NO_FROM });
    return z.NEVER;
  });

const isTarget = (sent: string): boolean =>
  (/^\/(?![/\\])/.test(sent) || /^https?:\/\/[^\s/]/i.test(sent)) &&
  !/[\s\p{Cc}\\]/u.test(sent) &&
  safeHref(sent) !== null;

const fields = describedBy(redirectRow, {
  from_path: fromPath,
  target: z
    .string(NO_TARGET)
    .trim()
    .max(MAX_LENGTH)
    .refine(isTarget, breaks('format', NO_TARGET, { format: 'link' })),
  status: z
    .union([z.literal([301, 302]), z.literal(['301', '302'])], 'status must be 301 or 302')
    .transform(Number),
});

/** Describes the body of a request that creates a redirect. */
export const newRedirectBody = z.object({
  ...z.object(fields).partial().shape,
  from_path: fields.from_path,
  target: fields.target,
});
/** Describes the body of a request that updates a redirect. Omitted fields keep their values. */
export const redirectBody = z.object(fields).partial();

export type NewRedirectBody = z.output<typeof newRedirectBody>;
export type RedirectBody = z.output<typeof redirectBody>;
