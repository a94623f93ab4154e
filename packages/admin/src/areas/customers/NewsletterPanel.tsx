import { Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

const query = adminGraphql(`
  query CustomerNewsletter($id: ID!) { customer(id: $id) { newsletterStatus } }
`);

type Status = 'subscribed' | 'pending' | 'unsubscribed';

/** Shows whether a customer's email address is subscribed to the newsletter. */
export function NewsletterPanel({ record }: { readonly record: { readonly uuid: string } }) {
  const { data, error } = useQuery({
    queryKey: ['customers', 'newsletter', record.uuid],
    queryFn: () => shop.admin.graphql(query, { id: record.uuid }),
  });
  if (error) return <Problem error={error} />;
  if (!data) return null;
  const status = data.customer?.newsletterStatus as Status | null | undefined;
  return (
    <Text {...(status !== 'subscribed' && { c: 'dimmed' })}>
      {text(status ? `subscribers.status.${status}` : 'customers.newsletter.none')}
    </Text>
  );
}
