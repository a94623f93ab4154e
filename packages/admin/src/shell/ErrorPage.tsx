import { Button, Card, Stack, Title } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { Link } from '@tanstack/react-router';
import { Problem } from '../shared/Problem.tsx';
import { text } from '../text/text.ts';

/** The page of what could not be opened: an unknown record, a missing permission, or a failure. */
export function ErrorPage({ error, reset }: { readonly error: unknown; reset?(): void }) {
  const status = isShopError(error) ? error.status : 0;
  if (status === 404) return <NotFound message={text('app.notFound.record')} />;
  if (status === 403) return <NotFound message={text('app.noPermission')} />;
  return <Problem error={error} {...(reset && { retry: reset })} />;
}

export const NotFound = ({ message = text('app.notFound') }: { readonly message?: string }) => (
  <Card ta="center" py={64}>
    <Stack align="center">
      <Title order={1}>{message}</Title>
      <Button component={Link} to={'/' as never} variant="default">
        {text('app.toStart')}
      </Button>
    </Stack>
  </Card>
);
