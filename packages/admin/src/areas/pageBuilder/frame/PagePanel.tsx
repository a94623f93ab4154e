import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Ref } from 'react';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import { previewPath } from '../../../kit/drafts/draft.ts';
import { ActivePlans } from './ActivePlans.tsx';
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
