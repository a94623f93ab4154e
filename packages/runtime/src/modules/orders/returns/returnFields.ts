import { z } from 'zod';
import type { Caller } from '../../../platform/contracts/caller.ts';
import type { RequestInfo } from '../../../platform/contracts/route.ts';
import { uuidOr } from '../../../platform/entity/refOr.ts';
import { reference } from '../../../platform/http/forms/bodyFields.ts';
import { adminAuthor, shopperAuthor } from '../../auth/index.ts';
import type { Author } from '../../auth/index.ts';
import { returnNotFound } from './errors.ts';

export const MAX_UNITS = 100_000;
export const MAX_LINES = 1000;

/** Creates the schema of a number of units. */
export const units = (description: string) => z.int().min(1).max(MAX_UNITS).describe(description);
export const orderLine = reference.describe('The order line, by integer ID or UUID.');

export const returnParams = z.object({ id: z.string().describe('The UUID of the return.') });
export const returnUuid = uuidOr(returnNotFound);

/** Returns the author to record for a caller who acts on an order: an administrator, the customer or a guest. */
export const authorOf = (caller: Caller): Author =>
  caller.admin ? adminAuthor(caller) : shopperAuthor(caller);

/** Returns the order's token that a request brings, in the body or the query. Null if it brings none. */
export const sentToken = ({ search }: RequestInfo, inBody: string | undefined): string | null =>
  inBody ?? new URLSearchParams(search).get('token');
