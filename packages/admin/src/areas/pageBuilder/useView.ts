import { useState } from 'react';
import type { Placed } from '../../kit/drafts/draft.ts';
import type { Place } from './operations.ts';
import type { Settings } from './startSettings.ts';
import type { BuiltPage, EditedLanguage } from './usePage.ts';
import type { WidgetType } from './widgetNames.ts';

/** Panel next to the page, which shows either the page structure or the widget catalog. */
export type Panel = 'structure' | 'catalogue';
/** Builder part that a narrow screen shows. */
export type Part = 'page' | 'panel' | 'settings';

/** A new widget that is not added until a required setting is entered, such as an image. */
export interface NewWidget {
  readonly type: WidgetType;
  readonly settings: Settings;
  readonly place: Place;
}

/** View state of the builder. */
export interface View {
  /** Language in which the page is shown. */
  readonly language: EditedLanguage;
  /** True if the page is shown in the default language, whose texts are the base for all other languages. */
  readonly isDefaultLanguage: boolean;
  chooseLanguage(code: string): void;
  readonly isPhone: boolean;
  choosePhone(isPhone: boolean): void;
  readonly panel: Panel;
  showPanel(panel: Panel): void;
  readonly part: Part;
  showPart(part: Part): void;
  /** Selected widget. Null if no widget is selected. */
  readonly chosen: Placed | null;
  select(placed: Placed | null): void;
  /** Position for the next widget from the catalog. Null if no position was requested. */
  readonly place: Place | null;
  /** Opens the catalog to add a widget at the given position. */
  openCatalogAt(place: Place | null): void;
  readonly pending: NewWidget | null;
  showNew(widget: NewWidget | null): void;
  /** Latest announcement for screen readers. */
  readonly announcement: string;
  announce(words: string): void;
}

const NO_LANGUAGE: EditedLanguage = { code: '', name: '' };

/** Manages the view state of the builder. */
export function useView({ languages, draft }: Pick<BuiltPage, 'languages' | 'draft'>): View {
  const [code, chooseLanguage] = useState(languages[0]?.code);
  const [isPhone, choosePhone] = useState(false);
  const [panel, showPanel] = useState<Panel>('structure');
  const [part, showPart] = useState<Part>('page');
  const [selected, setSelected] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [pending, setPending] = useState<NewWidget | null>(null);
  const [announcement, announce] = useState('');
  const language = languages.find((one) => one.code === code) ?? languages[0] ?? NO_LANGUAGE;
  return {
    language,
    isDefaultLanguage: languages.length === 0 || language === languages[0],
    chooseLanguage,
    isPhone,
    choosePhone,
    panel,
    showPanel,
    part,
    showPart,
    chosen: draft.page.placed.find(({ placement }) => placement.uuid === selected) ?? null,
    select(one) {
      setSelected(one?.placement.uuid ?? null);
      setPending(null);
      if (one) showPart('settings');
    },
    place,
    openCatalogAt(next) {
      setPlace(next);
      if (next === null) return;
      showPanel('catalogue');
      showPart('panel');
    },
    pending,
    showNew(widget) {
      setPending(widget);
      if (widget === null) return;
      setSelected(null);
      showPart('settings');
    },
    announcement,
    announce,
  };
}
