import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../kit/api/shop.ts';
import { language } from '../../../text/text.ts';

/** Query for the checks before the first sale and before going live, in the admin language. */
export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: async () => [...(await shop.checklist.list({ language }))],
});

export type Check = Awaited<ReturnType<NonNullable<typeof checklistQuery.queryFn>>>[number];
