import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useAction } from '../../kit/shared/useAction.ts';
import { ErrorPage } from '../../kit/pages/ErrorPage.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, languageName, text } from '../../text/text.ts';
import { statusColors } from './emailStatus.ts';
import { kindName } from './kindsQuery.ts';

type Email = Awaited<ReturnType<typeof shop.emails.get>>;

/** Page of a logged email, with its delivery status and a button to resend it. */
export function EmailPage({ uuid }: { readonly uuid: string }) {
  const may = useMay();
  const client = useQueryClient();
  const email = useQuery({ queryKey: ['emails', 'record', uuid], queryFn: () => shop.emails.get(uuid) });
  const resend = useAction({
    mutationFn: () => shop.emails.resend(uuid),
    onSuccess: () => {
      notifications.show({ color: 'teal', message: text('emails.resent') });
      return client.invalidateQueries({ queryKey: ['emails'] });
    },
  });
  if (email.error) return <ErrorPage error={email.error} />;
  if (!email.data) return <Skeleton height={300} />;
  const { subject, kind, status, reason, error } = email.data;
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <BackLink to="/emails">{text('emails.log')}</BackLink>
          <Group>
            <Title order={1}>{subject ?? kindName(kind)}</Title>
            <Badge color={statusColors[status]}>{text(`emails.status.${status}`)}</Badge>
          </Group>
        </div>
        <Group>
          {email.data.order_uuid && may('listOrders') && (
            <Button component={Link} {...linkTo(`/order/edit/${email.data.order_uuid}`)} variant="default">
              {text('emails.toOrder')}
            </Button>
          )}
          {may('resendEmail') && (
            <Button
              disabled={!email.data.can_resend}
              loading={resend.isPending}
              onClick={() => resend.mutate()}
            >
              {text('emails.resend')}
            </Button>
          )}
        </Group>
      </Group>
      {reason && <Text>{text(`emails.reason.${reason}`)}</Text>}
      {error && <pre className="errorText">{error}</pre>}
      <Facts email={email.data} />
      <Text size="sm" c="dimmed">
        {text(email.data.can_resend ? 'emails.resend.text' : 'emails.resend.never')}
      </Text>
    </Stack>
  );
}

function Facts({ email }: { readonly email: Email }) {
  const { recipient, kind, language, created_at: time, attempts } = email;
  const facts = [
    [text('emails.recipient'), recipient ?? '—'],
    [text('emails.kind'), kindName(kind)],
    [text('app.language'), language === null ? '—' : languageName(language)],
    [text('emails.time'), exactTime(time)],
    [text('emails.tries'), String(attempts)],
  ];
  return (
    <Card>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="breakable">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
