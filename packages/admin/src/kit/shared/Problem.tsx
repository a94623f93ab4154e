import { Alert, Button, Group } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { useEffect, useRef } from 'react';
import { isPartFault } from './partFaults.ts';
import { findUnreadField } from '../api/refusedFields.ts';
import { text } from '../../text/text.ts';

interface Props {
  readonly error: unknown;
  readonly retry?: () => void;
  /** True if the error results from the administrator's last action. The notice is then focused and scrolled into view. */
  readonly isAnswer?: boolean;
}

/** Shows an error and its request id, which is also in the shop's log. */
export function Problem({ error, retry, isAnswer = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field whose input cannot be parsed already has focus.
    if (isAnswer && !findUnreadField()) box.current?.focus();
  }, [error, isAnswer]);
  if (isPartFault(error)) return <MissingPart />;
  const requestId = isShopError(error) ? error.requestId : undefined;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
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

/** Shows that part of the admin code could not be loaded. Only a page reload requests the newest version of the code. */
const MissingPart = () => (
  <Alert color="yellow" role="alert" title={text('app.part.failed')} mb="md">
    <Group>
      <span>{text('app.part.why')}</span>
      <Button size="xs" variant="default" onClick={() => location.reload()}>
        {text('app.part.reload')}
      </Button>
    </Group>
  </Alert>
);
