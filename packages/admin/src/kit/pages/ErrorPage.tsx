import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { permissionsQuery } from '../permissions/permissionsQuery.ts';
import { Problem } from '../shared/Problem.tsx';
import { linkTo } from '../shared/linkTo.ts';
import { text } from '../../text/text.ts';

/** Error thrown if an administrator's roles do not allow opening a page. */
export class NoPermissionError extends Error {
  readonly permission: string;
  constructor(permission: string) {
    super(text('app.noPermission'));
    this.permission = permission;
  }
}

/** Page shown if a page cannot be opened, because the record does not exist, a permission is missing or an error occurred. */
export function ErrorPage({ error, reset }: { readonly error: unknown; reset?(): void }) {
  if (error instanceof NoPermissionError) return <NoPermission permission={error.permission} />;
  const status = isShopError(error) ? error.status : 0;
  if (status === 404) return <NotFound message={text('app.notFound.record')} />;
  if (status === 403) return <NotFound message={text('app.noPermission')} />;
  return <Problem error={error} {...(reset && { retry: reset })} />;
}

/** Names the permission that a page requires. */
function NoPermission({ permission }: { readonly permission: string }) {
  const words = useQuery(permissionsQuery).data?.find(({ id }) => id === permission)?.words;
  return (
    <NotFound message={text('app.noPermission')}>
      {words !== undefined && <Text maw={420}>{text('app.noPermission.needs', { permission: words })}</Text>}
    </NotFound>
  );
}

interface NotFoundProps {
  readonly message?: string;
  readonly children?: ReactNode;
}

export const NotFound = ({ message = text('app.notFound'), children }: NotFoundProps) => (
  <Card ta="center" py={64}>
    <Stack align="center">
      <Title order={1}>{message}</Title>
      {children}
      <Button component={Link} {...linkTo('/')} variant="default">
        {text('app.toStart')}
      </Button>
    </Stack>
  </Card>
);
