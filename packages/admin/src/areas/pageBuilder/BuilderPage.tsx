import './pageBuilder.css';
import { Alert, SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { SessionDialog } from '../../kit/session/SessionDialog.tsx';
import { text } from '../../text/text.ts';
import { BuilderContext } from './builderContext.ts';
import type { Builder, Dragged } from './builderContext.ts';
import { BuilderDialogs } from './dialogs/BuilderDialogs.tsx';
import type { Dialog } from './dialogs/BuilderDialogs.tsx';
import type { PageKey, Placed } from '../../kit/drafts/draft.ts';
import { placeUnder, placeWithout } from './dropPlace.ts';
import type { CanvasHandle } from './frame/Canvas.tsx';
import { PagePanel } from './frame/PagePanel.tsx';
import type { Place } from './operations.ts';
import { SettingsPanel } from './panels/SettingsPanel.tsx';
import { SidePanel } from './panels/SidePanel.tsx';
import { TopBar } from './TopBar.tsx';
import { useEdits } from './useEdits.ts';
import { usePage } from './usePage.ts';
import { usePointerDrag } from '../../kit/shared/usePointerDrag.ts';
import { useStable } from '../../kit/shared/useStable.ts';
import type { Point } from '../../kit/shared/usePointerDrag.ts';
import { useView } from './useView.ts';
import type { Part, View } from './useView.ts';
import { nameOfType, nameOfWidget } from './widgetNames.ts';

/** The page builder, with a shop page, its draft and the editing tools. */
export function BuilderPage(key: PageKey) {
  const page = usePage(key);
  const view = useView(page);
  const edits = useEdits(page, view);
  const canvas = useRef<CanvasHandle>(null);
  const [dialog, show] = useState<Dialog | null>(null);
  const { dragged, target, drag } = useDrags({ page, edits }, canvas);
  const { draft } = page;
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    void (event.shiftKey ? draft.redo() : draft.undo());
  };
  useUndoKeys(onKey);
  const rows = useStable({
    select: view.select,
    step: edits.step,
    remove: edits.remove,
    drag: (placed: Placed, event: PointerEvent<HTMLElement>) => drag({ placed }, event),
  });
  const builder: Builder = { page, view, edits, isDragging: dragged !== null, target, drag, rows, onKey };
  return (
    <BuilderContext value={builder}>
      <div className="builder" data-part={view.part} data-dragging={dragged !== null}>
        <TopBar show={show} />
        <PartControl view={view} />
        {draft.problem && !view.chosen && !view.pending && (
          <Alert color="red" role="alert" withCloseButton onClose={draft.forgive} m="xs">
            {draft.problem.message}
          </Alert>
        )}
        <div className="builderBody">
          <SidePanel />
          <PagePanel canvas={canvas} />
          <aside className="builderSettings" aria-label={text('builder.part.settings')}>
            <SettingsPanel />
          </aside>
        </div>
        {dragged && <DraggedItem item={dragged.item} at={dragged.at} types={page.types} />}
        <div role="status" className="unseen">
          {view.announcement}
        </div>
        <BuilderDialogs dialog={dialog} close={() => show(null)} />
        <SessionDialog />
      </div>
    </BuilderContext>
  );
}

/** Handles dragging of widget types from the catalog and of widgets on the page. */
function useDrags(
  { page, edits }: Pick<Builder, 'page' | 'edits'>,
  canvas: { readonly current: CanvasHandle | null },
) {
  const [target, setTarget] = useState<Place | null>(null);
  const { dragged, start } = usePointerDrag<Dragged>({
    onMove: (_, at) => setTarget(placeUnder(at, canvas.current)),
    onDrop(item, at) {
      const place = placeUnder(at, canvas.current);
      canvas.current?.placeAt(null);
      setTarget(null);
      if (!place) return;
      if ('type' in item) edits.start(item.type, place);
      else edits.move(item.placed, placeWithout(page.draft.page.placed, item.placed, place));
    },
  });
  return { dragged, target, drag: start };
}

/** Control that selects the visible part of the builder on narrow screens, which show one part at a time. */
function PartControl({ view }: { readonly view: View }) {
  const isNarrow = useMediaQuery('(max-width: 62em)') ?? false;
  if (!isNarrow) return null;
  return (
    <SegmentedControl
      fullWidth
      m="xs"
      aria-label={text('builder.part')}
      value={view.part}
      onChange={(value) => view.showPart(value as Part)}
      data={[
        { value: 'page', label: text('builder.part.page') },
        { value: 'panel', label: text('builder.part.panel') },
        { value: 'settings', label: text('builder.part.settings') },
      ]}
    />
  );
}

interface DraggedProps {
  readonly item: Dragged;
  readonly at: Point;
  readonly types: Builder['page']['types'];
}

/** Shows the name of the dragged item next to the pointer. */
const DraggedItem = ({ item, at, types }: DraggedProps) => (
  <Text className="builderDragged" size="sm" style={{ left: at.x + 12, top: at.y + 12 }}>
    {'type' in item ? nameOfType(types, item.type.type) : nameOfWidget(item.placed)}
  </Text>
);

/** Handles the undo and redo shortcuts outside of inputs, because inputs have their own undo. */
function useUndoKeys(onKey: (event: KeyboardEvent) => void): void {
  const stable = useStable({ onKey });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { tagName, isContentEditable } = event.target as HTMLElement;
      if (!isContentEditable && !/^(?:input|textarea|select)$/i.test(tagName)) stable.onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [stable]);
}
