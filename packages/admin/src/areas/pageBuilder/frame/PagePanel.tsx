import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import type { Ref } from 'react';
import { adminGraphql } from '@shop/sdk/graphql';
import { useQuery } from '@tanstack/react-query';
import { text, comma } from '../../../text/text.ts';
import { previewPath } from '../../../kit/drafts/draft.ts';
import { shop } from '../../../kit/api/shop.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { useMay } from '../../../kit/api/permissions.ts';
import { useBuilder } from '../builderContext.ts';
import { Canvas } from './Canvas.tsx';
import type { CanvasHandle } from './Canvas.tsx';
import { usePreview } from './usePreview.ts';

/** Shows the page in a frame, or a message if the shop has no such page yet. */
export function PagePanel({ canvas }: { readonly canvas: Ref<CanvasHandle> }) {
  const { page, view } = useBuilder();
  const path = previewPath(page.draft.page, view.language.code);
  return (
    <main className="builderPage" id="main" tabIndex={-1}>
      <ActivePlans />
      {path === null ? <Text p="lg">{text('builder.notShown')}</Text> : <Shown path={path} canvas={canvas} />}
    </main>
  );
}

/** Canvas whose preview frame follows the draft. */
function Shown({ path, canvas }: { readonly path: string; readonly canvas: Ref<CanvasHandle> }) {
  const { page, view } = useBuilder();
  const { page: edited, isSaving } = page.draft;
  const [shown, setShown] = useState({ edited, revision: 0 });
  if (shown.edited !== edited) setShown({ edited, revision: shown.revision + 1 });
  const { route, entity } = page.key;
  const preview = usePreview(path, [route, entity, view.language.code].join(' '), {
    revision: shown.revision,
    isSaving,
  });
  return <Canvas ref={canvas} preview={preview} />;
}

const document = adminGraphql(`
  query ActiveRollouts { activeRolloutPlans { name changesetId pages { route entityUrn } } }
`);

/**
 * Lists the active rollouts that change the page. The preview shows the rollouts together with the draft, although the draft is based on
 * the live page without them.
 */
function ActivePlans() {
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
