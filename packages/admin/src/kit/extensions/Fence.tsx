import { Button, Skeleton, Text, Title } from '@mantine/core';
import { Component, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../../text/text.ts';
import { reportFault } from './faults.ts';
import { PATIENCE_MS } from './modules.ts';

interface Props {
  readonly extension: string;
  /** True if the content is inline, such as in a table cell, where there is no room for a notice. */
  readonly isInLine?: boolean;
  /** Page title if the content is an entire page. It is shown above the notice because the content's own title is missing. */
  readonly pageTitle?: string;
  /** Called before the content is rendered again. */
  retry?(): void;
  readonly children: ReactNode;
}

/**
 * Error boundary around extension content. Content that throws is replaced by a notice with the extension name. Content that does not
 * appear is reported after a timeout. The rest of the page remains usable.
 */
export class Fence extends Component<Props, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    reportFault(this.props.extension, error);
  }

  override render() {
    const { extension, isInLine = false, pageTitle, retry, children } = this.props;
    const { error } = this.state;
    if (!error)
      return (
        <Suspense
          fallback={
            <Titled title={pageTitle}>
              <Waiting extension={extension} isInLine={isInLine} />
            </Titled>
          }
        >
          {children}
        </Suspense>
      );
    const title = text('parts.failed', { extension });
    if (isInLine) return <Mark message={`${title}: ${error.message}`} />;
    return (
      <Titled title={pageTitle}>
        <Notice color="orange" icon="warning" title={title}>
          <Text size="sm" className="breakable">
            {error.message}
          </Text>
          <Text size="sm" mb="xs">
            {text('parts.failed.text')}
          </Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              retry?.();
              this.setState({ error: null });
            }}
          >
            {text('app.retry')}
          </Button>
        </Notice>
      </Titled>
    );
  }
}

const Titled = ({
  title,
  children,
}: {
  readonly title: string | undefined;
  readonly children: ReactNode;
}) => (
  <>
    {title !== undefined && (
      <Title order={1} mb="md">
        {title}
      </Title>
    )}
    {children}
  </>
);

/** Placeholder for a value that cannot be shown. Its accessible description is the reason. */
export const Mark = ({ message }: { readonly message: string }) => (
  <Text span c="dimmed" title={message}>
    – <span className="unseen">{message}</span>
  </Text>
);

function Waiting({ extension, isInLine }: { readonly extension: string; readonly isInLine: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const message = text('parts.slow', { extension });
  if (!isLate) return <Skeleton height={isInLine ? 16 : 80} {...(isInLine && { width: 48 })} />;
  if (isInLine) return <Mark message={message} />;
  return (
    <Notice color="orange" icon="clock" title={message}>
      {text('parts.slow.text')}
    </Notice>
  );
}
