import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { knownQuery } from '../../platform/listing/listQuery.ts';
import { searchAll } from './searchAll.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_LIMIT = 20;
const DEFAULT_LIMIT = 5;
const LIMIT = `limit must be a whole number from 1 to ${MAX_LIMIT}`;

const hit = z.object({
  type: z.string().describe('The record type, same as that of its group.'),
  uuid: z.string().describe('The UUID of the record.'),
  title: z.string().describe('The title of the record, such as its name or number.'),
  subtitle: z
    .string()
    .nullable()
    .describe('Details that distinguish the record from others with the same title.'),
  edit_url: z.string().describe("The path of the record's page in the admin."),
});

const group = z.object({
  type: z
    .string()
    .describe('The record type: `order`, `product`, `customer`, `category`, `cms_page`, `coupon`.'),
  hits: z.array(hit).describe('The matching records, best matches or newest first.'),
});

export const searchRoutes = [
  defineRoute({
    id: 'adminSearch',
    does: 'Searches orders, products, customers, categories, CMS pages and coupons by word prefixes. Returns a group for each type that the caller may list.',
    method: 'GET',
    path: '/api/search',
    access: 'anyAdmin',
    sdk: { method: 'find' },
    query: knownQuery({
      q: z
        .string('q is required')
        .max(200, 'q must have at most 200 characters')
        .refine((value) => value.trim() !== '', breaks('required', 'q is required'))
        .describe('The search terms. Each must match the beginning of a word in the record.'),
      limit: z.coerce
        .number(LIMIT)
        .int(LIMIT)
        .min(1, LIMIT)
        .max(MAX_LIMIT, LIMIT)
        .default(DEFAULT_LIMIT)
        .describe('Maximum number of results per type.'),
    }),
    response: z
      .array(group)
      .describe('One group for each type that the caller may list, including empty groups.'),
    handle: ({ app, db, query, caller }) =>
      searchAll(app, db, { text: query.q.trim(), limit: query.limit, caller }),
  }),
];
