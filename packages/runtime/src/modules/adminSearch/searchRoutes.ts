import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { knownQuery } from '../../platform/listing/listQuery.ts';
import { searchAll } from './searchAll.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_LIMIT = 20;
const DEFAULT_LIMIT = 5;
const LIMIT = `limit must be a whole number from 1 to ${MAX_LIMIT}`;

const hit = z.object({
  type: z.string().describe('The type of the record, that of its group.'),
  uuid: z.string().describe('The UUID of the record.'),
  title: z.string().describe('What people know the record by, such as its name or its number.'),
  subtitle: z.string().nullable().describe('What tells it from others of the same title.'),
  edit_url: z.string().describe('The path of its page in the admin.'),
});

const group = z.object({
  type: z
    .string()
    .describe('The type of the records: `order`, `product`, `customer`, `category`, `cms_page`, `coupon`.'),
  hits: z.array(hit).describe('The records that were found, the best or newest first.'),
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
        .describe('The words to search; each must begin a word of the record.'),
      limit: z.coerce
        .number(LIMIT)
        .int(LIMIT)
        .min(1, LIMIT)
        .max(MAX_LIMIT, LIMIT)
        .default(DEFAULT_LIMIT)
        .describe('The number of hits of each type, at most.'),
    }),
    response: z
      .array(group)
      .describe('A group for each type that the caller may list, also where nothing of it was found.'),
    handle: ({ app, db, query, caller }) =>
      searchAll(app, db, { text: query.q.trim(), limit: query.limit, caller }),
  }),
];
