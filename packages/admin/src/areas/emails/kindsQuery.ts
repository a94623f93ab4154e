import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { textOr, wordsOf } from '../../text/text.ts';

/** Query for the email types that the shop sends, with their texts. */
export const kindsQuery = queryOptions({
  queryKey: ['settings', 'emailKinds'],
  queryFn: () => shop.emailKinds.list(),
});

export type Kind = Awaited<ReturnType<typeof shop.emailKinds.list>>[number];

/** Returns the name of an email type. */
export const kindName = (id: string): string => textOr(`emails.kind.${id}`, wordsOf(id));
export const kindText = (id: string): string => textOr(`emails.kind.${id}.text`, '');
