import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { textOr, wordsOf } from '../../text/text.ts';

/** The kinds of emails that the shop sends, with their words. */
export const kindsQuery = queryOptions({
  queryKey: ['settings', 'emailKinds'],
  queryFn: () => shop.emailKinds.list(),
});

export type Kind = Awaited<ReturnType<typeof shop.emailKinds.list>>[number];

/** Returns the name of a kind of email, and when it is sent. */
export const kindName = (id: string): string => textOr(`emails.kind.${id}`, wordsOf(id));
export const kindText = (id: string): string => textOr(`emails.kind.${id}.text`, '');
