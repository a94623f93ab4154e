import { Alert, Button, Group } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { text } from '../text/text.ts';

interface Props {
  readonly error: unknown;
  readonly retry?: () => void;
}

/** Shows a refusal or a failure with the id of its request, which the shop's log has too. */
export function Problem({ error, retry }: Props) {
  const requestId = isShopError(error) ? error.requestId : undefined;
  return (
    <Alert
      color="red"
      role="alert"
      title={error instanceof Error ? error.message : text('app.failed')}
      mb="md"
    >
      <Group>
        {requestId && <span>{text('app.failed.request', { id: requestId })}</span>}
        {retry && (
          <Button size="xs" variant="default" onClick={retry}>
            {text('app.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
