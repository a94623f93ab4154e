import { z } from 'zod';

/** The page of a list in a query: `?page=2&limit=50`. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('The page of the list, from 1.'),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('The number of entries of a page.'),
});

export const pageOf = ({ page, limit }: z.output<typeof pageQuery>) => ({
  limit,
  offset: (page - 1) * limit,
});
