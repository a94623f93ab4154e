import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../api/shop.ts';
import { language } from '../../text/text.ts';

/** What the shop needs before its first sale and before it goes live, in the language of the admin. */
export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: async () => [...(await shop.checklist.list({ language }))],
});

export type Check = Awaited<ReturnType<NonNullable<typeof checklistQuery.queryFn>>>[number];
