import { Alert } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../../kit/api/shop.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { useMay } from '../../../kit/api/permissions.ts';
import { comma, text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';

const document = adminGraphql(`
  query ActiveRollouts { activeRolloutPlans { name changesetId pages { route entityUrn } } }
`);

/**
 * Lists the active rollouts that change the page. The preview shows the rollouts together with the draft, although the draft is based on
 * the live page without them.
 */
export function ActivePlans() {
  const { key, draft } = useBuilder().page;
  const { changeset, entity_urn } = draft.page;
  const may = useMay();
  const { data = [] } = useQuery({
    queryKey: ['rollouts', 'active'],
    queryFn: async () => (await shop.admin.graphql(document)).activeRolloutPlans ?? [],
    enabled: may('listRolloutPlans'),
    staleTime: 30_000,
  });
  const here = data.filter(
    ({ changesetId, pages }) =>
      changesetId !== String(changeset?.changeset_id) &&
      pages.some(
        ({ route, entityUrn }) =>
          (route === key.route || route === 'all') &&
          (entityUrn === null || entityUrn === undefined || entityUrn === entity_urn),
      ),
  );
  if (here.length === 0) return null;
  const names = here.map(({ name }) => name).join(comma);
  return (
    <Alert color="blue" icon={<Icon name="calendar" />} p="xs" mb="xs">
      {text('builder.activePlans', { count: here.length, names })}
    </Alert>
  );
}
