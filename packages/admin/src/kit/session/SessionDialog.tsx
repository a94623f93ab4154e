import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { meQuery } from '../api/queries.ts';
import { onSessionEnd } from '../api/shop.ts';
import { linkTo } from '../shared/linkTo.ts';
import { text } from '../../text/text.ts';

const SignInForm = lazy(async () => ({ default: (await import('./SignInForm.tsx')).SignInForm }));

/**
 * Dialog that asks the administrator to sign in again when the session has ended. The page below keeps its typed values, and pending
 * requests are resent.
 */
export function SessionDialog() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const href = useRouterState({ select: ({ location }) => location.href });
  const [isOpen, answer] = useEndedSession();
  const email = client.getQueryData(meQuery.queryKey)?.email;
  if (!isOpen || email === undefined) return null;
  const leave = async () => {
    onSessionEnd(null);
    answer(false);
    await navigate({ ...linkTo('/login', { next: href }), ignoreBlocker: true });
    client.clear();
  };
  const done = async () => {
    answer(true);
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      zIndex={400}
      title={text('session.title')}
    >
      <Suspense fallback={<Skeleton height={220} />}>
        <SignInForm
          email={email}
          heading={() => (
            <Stack gap="xs">
              <Text>{text('session.text')}</Text>
              <Text c="dimmed">{text('session.as', { email })}</Text>
            </Stack>
          )}
          onDone={done}
        >
          <Button variant="subtle" onClick={() => void leave()}>
            {text('session.leave')}
          </Button>
        </SignInForm>
      </Suspense>
    </Modal>
  );
}

/** Returns whether requests are pending because the session has ended, and a function that reports the result of the sign-in. */
function useEndedSession() {
  const [isOpen, open] = useState(false);
  const waiting = useRef<((isBack: boolean) => void) | null>(null);
  useEffect(() => {
    onSessionEnd(
      () =>
        new Promise<boolean>((resolve) => {
          waiting.current = resolve;
          open(true);
        }),
    );
    return () => {
      onSessionEnd(null);
      waiting.current?.(false);
      waiting.current = null;
    };
  }, []);
  const answer = (isBack: boolean) => {
    open(false);
    waiting.current?.(isBack);
    waiting.current = null;
  };
  return [isOpen, answer] as const;
}
