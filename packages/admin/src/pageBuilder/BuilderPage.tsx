import './pageBuilder.css';
import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findTarget, readUrn } from '../content/records.ts';
import { routeName } from '../resources/widgets/placeNames.ts';
import { pageAreasQuery, widgetTypesQuery } from '../resources/widgets/widgetTypes.ts';
import { SessionDialog } from '../shell/SessionDialog.tsx';
import { languageName, text } from '../text/text.ts';
import { DiscardDialog } from './dialogs/DiscardDialog.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { previewPath } from './draft.ts';
import type { Instance, PageKey, Placed } from './draft.ts';
import { Canvas } from './frame/Canvas.tsx';
import type { CanvasHandle } from './frame/Canvas.tsx';
import { usePreview } from './frame/usePreview.ts';
import { addWidget, changeWidget, copyWidget, inArea, moveWidget, removeWidget } from './operations.ts';
import { CataloguePanel } from './panels/CataloguePanel.tsx';
import { StructurePanel } from './panels/StructurePanel.tsx';
import type { Place } from './panels/StructurePanel.tsx';
import { NewWidgetPanel, WidgetPanel } from './panels/WidgetPanel.tsx';
import type { EditedLanguage } from './panels/WidgetSettings.tsx';
import { startSettings } from './startSettings.ts';
import type { Settings } from './startSettings.ts';
import { TopBar } from './TopBar.tsx';
import { useDraft } from './useDraft.ts';
import { usePointerDrag } from './usePointerDrag.ts';
import type { Point } from './usePointerDrag.ts';
import { nameOfArea, nameOfType, nameOfWidget } from './widgetNames.ts';
import type { WidgetType } from './widgetNames.ts';

/** What the administrator works at: the structure, the catalogue, or the settings of the selected widget. */
type Panel = 'structure' | 'catalogue';
/** On narrow screens one part of the builder is shown at a time. */
type Part = 'page' | 'panel' | 'settings';

/** A new widget that has to be given something first, such as a picture. */
interface NewWidget {
  readonly type: WidgetType;
  readonly settings: Settings;
  readonly place: Place;
}

/** What is dragged: a type of the catalogue, or a widget of the page. */
type Dragged = { readonly type: WidgetType } | { readonly placed: Placed };

/** The page builder: a page of the shop with its draft, and what changes it. */
export function BuilderPage(key: PageKey) {
  const draft = useDraft(key);
  const { page } = draft;
  const { data: types } = useSuspenseQuery(widgetTypesQuery);
  const { data: allAreas } = useSuspenseQuery(pageAreasQuery);
  const areas = allAreas.filter(({ route }) => route === key.route);
  const isNarrow = useMediaQuery('(max-width: 62em)') ?? false;
  const languages = languagesOf(page.paths);
  const [language, setLanguage] = useState<EditedLanguage>(languages[0] ?? NO_LANGUAGE);
  const [isPhone, setPhone] = useState(false);
  const [panel, setPanel] = useState<Panel>('structure');
  const [part, setPart] = useState<Part>('page');
  const [selected, setSelected] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [pending, setPending] = useState<NewWidget | null>(null);
  const [dialog, setDialog] = useState<'publish' | 'discard' | 'replace' | null>(null);
  const [target, setTarget] = useState<Place | null>(null);
  const [said, say] = useState('');
  const canvas = useRef<CanvasHandle>(null);

  const { placed } = page;
  const chosen = placed.find(({ placement }) => placement.uuid === selected) ?? null;
  const nameArea = useCallback(
    (area: string) => nameOfArea(areas, placed, area),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the areas of a route are the same list in another array
    [allAreas, key.route, placed],
  );
  const title = usePageName(key, page.entity_urn);
  const path = previewPath(page, language.code, page.token);

  const select = (one: Placed | null) => {
    setSelected(one?.placement.uuid ?? null);
    setPending(null);
    if (one) setPart('settings');
    if (one) canvas.current?.show(one.placement.uuid);
  };
  const change = (one: Placed, values: Partial<Instance>) =>
    draft.apply((now) => {
      const same = now.placed.find(({ placement }) => placement.uuid === one.placement.uuid);
      return same ? changeWidget(same, values) : [];
    });
  const move = (one: Placed, to: Place) => {
    say(text('builder.moved', { name: nameOfWidget(one), area: nameArea(to.area), position: to.index + 1 }));
    return draft.apply((now) => moveWidget(now.placed, one, to));
  };
  const copy = (one: Placed) => {
    say(text('builder.copied', { name: nameOfWidget(one) }));
    return draft.apply((now) => copyWidget(now.placed, one));
  };
  const remove = (one: Placed) => {
    say(text('builder.removed', { name: nameOfWidget(one) }));
    if (one.placement.uuid === selected) setSelected(null);
    return draft.apply((now) => removeWidget(now.placed, one));
  };
  const add = async ({ type, settings, place: at }: NewWidget) => {
    const name = nameOfType(types, type.type);
    const before = new Set(placed.map(({ placement }) => placement.uuid));
    const spot = { ...at, route: key.route, entity_urn: page.entity_urn };
    const after = await draft.apply((now) =>
      addWidget(now.placed, spot, { name, type: type.type, settings }),
    );
    if (!after) return;
    const made = after.placed.find(
      ({ placement, widget }) => !before.has(placement.uuid) && widget.type === type.type,
    );
    say(text('builder.added', { name }));
    setPending(null);
    setPlace(null);
    if (made) select(made);
  };
  const start = (type: WidgetType, at: Place) => {
    const { settings, isComplete } = startSettings(type);
    if (isComplete) return void add({ type, settings, place: at });
    setSelected(null);
    setPending({ type, settings, place: at });
    setPart('settings');
  };

  /** Where a chosen widget goes: the place that was asked for, else behind the selected widget, else the end of the content. */
  const nextPlace = place ?? placeAfter(placed, chosen, areas);
  const drag = usePointerDrag<Dragged>({
    onMove: (_, at) => setTarget(targetAt(at, canvas.current)),
    onDrop: (item, at) => {
      const to = targetAt(at, canvas.current);
      canvas.current?.placeAt(null);
      setTarget(null);
      if (!to) return;
      if ('type' in item) start(item.type, to);
      else void move(item.placed, indexWithout(placed, item.placed, to));
    },
  });
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    void (event.shiftKey ? draft.redo() : draft.undo());
  };
  useUndoKeys(onKey);

  const actions = {
    select,
    addAt: (at: Place) => {
      setPlace(at);
      setPanel('catalogue');
      setPart('panel');
    },
    move: (one: Placed, to: Place) => void move(one, to),
    copy: (one: Placed) => void copy(one),
    toggle: (one: Placed) => void change(one, { status: !one.widget.status }),
    remove: (one: Placed) => void remove(one),
    drag: (one: Placed) => drag.start({ placed: one }),
  };
  const settings = pending ? (
    <NewWidgetPanel
      type={pending.type}
      settings={pending.settings}
      problem={draft.problem}
      isSaving={draft.isSaving}
      change={(next) => setPending({ ...pending, settings: next })}
      add={() => void add(pending)}
      close={() => setPending(null)}
    />
  ) : (
    chosen && (
      <WidgetPanel
        key={chosen.placement.uuid}
        placed={chosen}
        types={types}
        language={language.code === languages[0]?.code ? null : language}
        problem={draft.problem}
        save={(values) => void change(chosen, values)}
        copy={() => void copy(chosen)}
        remove={() => void remove(chosen)}
        close={() => setSelected(null)}
      />
    )
  );
  const side = (
    <>
      <SegmentedControl
        fullWidth
        mb="sm"
        aria-label={text('builder.panel')}
        value={panel}
        onChange={(value) => setPanel(value as Panel)}
        data={[
          { value: 'structure', label: text('builder.structure') },
          { value: 'catalogue', label: text('builder.catalogue') },
        ]}
      />
      {panel === 'structure' ? (
        <StructurePanel
          areas={areas}
          placed={placed}
          types={types}
          selected={selected}
          target={target}
          actions={actions}
        />
      ) : (
        <CataloguePanel
          types={types}
          place={placeWords(nextPlace, placed, nameArea)}
          choose={(type) => start(type, nextPlace)}
          drag={(type) => drag.start({ type })}
        />
      )}
    </>
  );
  return (
    <div className="builder" data-part={part} data-dragging={drag.dragged !== null}>
      <TopBar
        title={title}
        draft={draft}
        languages={languages}
        language={language}
        previewUrl={path}
        isPhone={isPhone}
        choosePhone={setPhone}
        chooseLanguage={(code) =>
          setLanguage(languages.find((one) => one.code === code) ?? languages[0] ?? NO_LANGUAGE)
        }
        publish={() => setDialog('publish')}
        discard={() => setDialog('discard')}
        more={[]}
      />
      {isNarrow && (
        <SegmentedControl
          fullWidth
          m="xs"
          aria-label={text('builder.part')}
          value={part}
          onChange={(value) => setPart(value as Part)}
          data={[
            { value: 'page', label: text('builder.part.page') },
            { value: 'panel', label: text('builder.part.panel') },
            { value: 'settings', label: text('builder.part.settings') },
          ]}
        />
      )}
      {draft.problem && !chosen && !pending && (
        <Alert color="red" role="alert" withCloseButton onClose={draft.forgive} m="xs">
          {draft.problem.message}
        </Alert>
      )}
      <div className="builderBody">
        <nav className="builderSide" aria-label={text('builder.panel')}>
          {side}
        </nav>
        <main className="builderPage" id="main" tabIndex={-1}>
          {path === null ? (
            <Stack p="lg" align="center">
              <Text>{text('builder.notShown')}</Text>
            </Stack>
          ) : (
            <PreviewCanvas
              path={path}
              place={`${key.route} ${key.entity ?? ''} ${language.code}`}
              revision={draft.page}
              handle={canvas}
              placed={placed}
              title={text('builder.frame', { title })}
              isPhone={isPhone}
              selected={selected}
              isDragging={drag.dragged !== null}
              nameArea={nameArea}
              nameWidget={(one) => nameOfType(types, one.widget.type)}
              select={select}
              changeText={(one, values) => {
                if (language.code === languages[0]?.code) void change(one, { settings: values });
                else say(text('builder.inline.otherLanguage'));
              }}
              move={(one, by) => {
                const here = inArea(placed, one.placement.area);
                const index = here.findIndex(({ placement }) => placement.uuid === one.placement.uuid);
                void move(one, { area: one.placement.area, index: index + by });
              }}
              copy={actions.copy}
              remove={actions.remove}
              dragStart={actions.drag}
              onKey={onKey}
            />
          )}
        </main>
        <aside className="builderSettings" aria-label={text('builder.part.settings')}>
          {settings || <Text c="dimmed">{text('builder.select')}</Text>}
        </aside>
      </div>
      {drag.dragged && (
        <div className="builderDragged" style={{ left: drag.dragged.at.x + 12, top: drag.dragged.at.y + 12 }}>
          {'type' in drag.dragged.item
            ? nameOfType(types, drag.dragged.item.type.type)
            : nameOfWidget(drag.dragged.item.placed)}
        </div>
      )}
      <div role="status" className="unseen">
        {said}
      </div>
      {dialog === 'publish' && page.changeset && (
        <PublishDialog
          changeset={page.changeset.uuid}
          placed={placed}
          types={types}
          areas={allAreas}
          close={() => setDialog(null)}
          done={() => void draft.reload()}
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog
          route={key.route}
          close={() => setDialog(null)}
          discard={(route) => void draft.discard(route)}
        />
      )}
      <SessionDialog />
    </div>
  );
}

const NO_LANGUAGE: EditedLanguage = { code: '', name: '' };

interface PreviewCanvasProps extends Omit<Parameters<typeof Canvas>[0], 'preview'> {
  readonly path: string;
  readonly place: string;
  /** The page as it was read last; another one means that the frame is outdated. */
  readonly revision: unknown;
}

/** The canvas with the frame that follows the draft. */
function PreviewCanvas({ path, place, revision, ...props }: PreviewCanvasProps) {
  const [count, setCount] = useState({ revision, value: 0 });
  if (count.revision !== revision) setCount({ revision, value: count.value + 1 });
  const preview = usePreview(path, place, count.value);
  return <Canvas {...props} preview={preview} />;
}

/** Lists the languages of the shop with their names in the language of the admin. The first one is the default. */
const languagesOf = (paths: Readonly<Record<string, string>>): readonly EditedLanguage[] =>
  Object.keys(paths).map((code) => ({ code, name: languageName(code) }));

/** Names the page that is edited: its entity, else its kind. */
function usePageName({ route, entity }: PageKey, urn: string | null): string {
  const { data } = useQuery({
    queryKey: ['linkTarget', urn],
    queryFn: () => {
      const known = readUrn(urn ?? '');
      return known && findTarget(known);
    },
    enabled: entity !== null && urn !== null,
    staleTime: 60_000,
  });
  return data?.title ?? routeName(route);
}

/** Returns the place behind the selected widget, else the end of the area that the page begins with. */
function placeAfter(
  placed: readonly Placed[],
  chosen: Placed | null,
  areas: readonly { readonly area: string }[],
): Place {
  if (chosen) {
    const { area, uuid } = chosen.placement;
    return { area, index: inArea(placed, area).findIndex(({ placement }) => placement.uuid === uuid) + 1 };
  }
  const area = areas.some((one) => one.area === 'landing_page_content') ? 'landing_page_content' : 'content';
  return { area, index: inArea(placed, area).length };
}

/** Says where a widget goes that is chosen in the catalogue. */
function placeWords(
  { area, index }: Place,
  placed: readonly Placed[],
  nameArea: (area: string) => string,
): string {
  const before = inArea(placed, area)[index - 1];
  return before
    ? text('builder.place.after', { area: nameArea(area), name: nameOfWidget(before) })
    : text('builder.place.first', { area: nameArea(area) });
}

/** Counts the place of a widget that is moved among the others of the area. */
function indexWithout(placed: readonly Placed[], moved: Placed, { area, index }: Place): Place {
  const here = inArea(placed, area);
  const own = here.findIndex(({ placement }) => placement.uuid === moved.placement.uuid);
  return { area, index: own >= 0 && own < index ? index - 1 : index };
}

/** Finds the place under a pointer: in the page, or between the rows of the structure. */
function targetAt(at: Point | null, canvas: CanvasHandle | null): Place | null {
  const inPage = canvas?.placeAt(at) ?? null;
  if (inPage || !at) return inPage;
  const under = document.elementsFromPoint(at.x, at.y);
  const row = under.map((one) => one.closest<HTMLElement>('[data-placement]')).find((one) => one !== null);
  const area = under.map((one) => one.closest<HTMLElement>('[data-area]')).find((one) => one !== null);
  if (!area) return null;
  const rows = [...area.querySelectorAll<HTMLElement>(':scope > ol > [data-placement]')];
  const own = row && rows.find((one) => one.contains(row));
  if (!own) return { area: area.dataset['area'] ?? '', index: rows.length };
  const { top, height } = (own.querySelector('.structureRow') ?? own).getBoundingClientRect();
  return { area: area.dataset['area'] ?? '', index: rows.indexOf(own) + (at.y > top + height / 2 ? 1 : 0) };
}

/** Listens for the keys of undo and redo outside of inputs, which have their own. */
function useUndoKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { tagName, isContentEditable } = event.target as HTMLElement;
      if (!isContentEditable && !/^(?:input|textarea|select)$/i.test(tagName)) latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
