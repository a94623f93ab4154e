import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../kit/api/shop.ts';
import { language } from '../../../text/text.ts';

/** The checks before the first sale and before the shop goes live, in the language of the admin. */
export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: async () => [...(await shop.checklist.list({ language }))],
});

export type Check = Awaited<ReturnType<NonNullable<typeof checklistQuery.queryFn>>>[number];
