import { Anchor, Badge, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { text } from '../../../text/text.ts';
import { variantsQuery } from '../variants/variantsQuery.ts';
import { linkTo } from '../../../kit/shared/linkTo.ts';

/** Attributes that distinguish a group's variants, in order, with the options that the variants use. */
export function OptionsPanel({ record }: { readonly record: { readonly uuid: string } }) {
  const { data: group } = useQuery(variantsQuery(record.uuid));
  if (!group) return <Skeleton height={80} />;
  return (
    <Stack gap="sm">
      {group.variantAttributes.map(({ attributeId, attributeName, options }) => (
        <div key={attributeId}>
          <Anchor component={Link} {...linkTo(`/attributes/edit/${attributeId}`)} fw={500}>
            {attributeName}
          </Anchor>
          {options.length === 0 ? (
            <Text c="dimmed" size="sm">
              {text('variantGroups.options.none')}
            </Text>
          ) : (
            <Group gap={4} mt={4}>
              {options.map(({ optionId, optionText }) => (
                <Badge key={optionId} variant="default" tt="none" fw={400}>
                  {optionText}
                </Badge>
              ))}
            </Group>
          )}
        </div>
      ))}
      <Text c="dimmed" size="sm">
        {text('variantGroups.fixed')}
      </Text>
    </Stack>
  );
}
