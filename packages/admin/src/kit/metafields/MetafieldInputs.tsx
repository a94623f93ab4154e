import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { definitionsQuery } from './definitions.ts';
import type { Faults, MetaData, OwnerType } from './definitions.ts';
import { MetafieldInput } from './MetafieldInput.tsx';
import { linkTo } from '../shared/linkTo.ts';

interface Props {
  readonly ownerType: OwnerType;
  readonly values: MetaData;
  readonly faults: Faults;
  onChange(values: MetaData): void;
}

/** Inputs for all metafields of a record, ordered by position. */
export function MetafieldInputs({ ownerType, values, faults, onChange }: Props) {
  const may = useMay();
  const { data: definitions } = useQuery({
    ...definitionsQuery(ownerType),
    enabled: may('getMetafieldDefinitions'),
  });
  if (definitions?.length === 0) return <NoFields ownerType={ownerType} />;
  return (
    <Stack gap="sm">
      {definitions?.map((field) => {
        const { namespace, key } = field;
        return (
          <MetafieldInput
            key={`${namespace}.${key}`}
            field={field}
            value={values[namespace]?.[key]}
            path={`metafields.${namespace}.${key}`}
            faults={faults}
            onChange={(value) => onChange({ ...values, [namespace]: { ...values[namespace], [key]: value } })}
          />
        );
      })}
    </Stack>
  );
}

function NoFields({ ownerType }: { readonly ownerType: OwnerType }) {
  const may = useMay();
  return (
    <Text c="dimmed">
      {text('metafields.none')}{' '}
      {may('createMetafieldDefinition') && (
        <Anchor component={Link} {...linkTo('/metafields', { f: { owner: ownerType } })}>
          {text('metafields.none.define')}
        </Anchor>
      )}
    </Text>
  );
}
