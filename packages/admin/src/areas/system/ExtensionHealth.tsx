import { Badge, Card, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';
import { usePartFaults } from '../../kit/extensions/faults.ts';
import { manifestQuery } from '../../kit/extensions/manifest.ts';
import type { DeclaredModule } from '../../kit/extensions/manifest.ts';
import { loadModule } from '../../kit/extensions/modules.ts';

/** Health page card for extension modules. It loads each module and lists the modules that fail in this browser. */
export function ExtensionHealth() {
  const { data, error, refetch } = useQuery(manifestQuery);
  const faults = usePartFaults();
  const modules = data?.modules ?? [];
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (modules.length + faults.length === 0) return null;
  const isSound = faults.length === 0;
  const others = faults.filter(({ extension }) => !modules.some((module) => module.extension === extension));
  return (
    <Card component="section" aria-label={text('parts.health')}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{text('parts.health')}</Title>
        <Badge color={isSound ? 'teal' : 'orange'}>
          {text(isSound ? 'health.status.ok' : 'health.status.attention')}
        </Badge>
      </Group>
      <dl className="facts">
        {modules.map((module) => (
          <div key={module.extension}>
            <dt>{module.extension}</dt>
            <dd className="breakable">
              <State
                module={module}
                messages={faults.filter(({ extension }) => extension === module.extension).map(messageOf)}
              />
            </dd>
          </div>
        ))}
        {others.map(({ extension, message }) => (
          <div key={`${extension} ${message}`}>
            <dt>{extension}</dt>
            <dd className="breakable">{message}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const messageOf = ({ message }: { readonly message: string }): string => message;

function State({
  module,
  messages,
}: {
  readonly module: DeclaredModule;
  readonly messages: readonly string[];
}) {
  const { isSuccess } = useQuery({
    queryKey: ['x', module.extension, 'module', module.address],
    queryFn: async () => {
      await loadModule(module);
      return true;
    },
  });
  if (messages.length > 0) return messages.join(' ');
  return text(isSuccess ? 'parts.health.ok' : 'parts.health.waiting');
}
