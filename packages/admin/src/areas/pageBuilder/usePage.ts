import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { findTarget, readUrn } from '../../kit/content/records.ts';
import { routeName } from '../../kit/widgets/placeNames.ts';
import { pageAreasQuery, widgetTypesQuery } from '../../kit/widgets/widgetTypes.ts';
import { languageName } from '../../text/text.ts';
import type { PageKey } from '../../kit/drafts/draft.ts';
import { useDraft } from './useDraft.ts';
import type { Draft } from './useDraft.ts';
import { nameOfArea } from './widgetNames.ts';
import type { NamedArea, WidgetType } from './widgetNames.ts';

/** A language of the shop. */
export interface EditedLanguage {
  readonly code: string;
  readonly name: string;
}

/** The edited page with its metadata. */
export interface BuiltPage {
  readonly key: PageKey;
  readonly title: string;
  readonly draft: Draft;
  readonly types: readonly WidgetType[];
  /** Areas of the page, in display order. */
  readonly areas: readonly NamedArea[];
  /** Languages of the shop, default language first. */
  readonly languages: readonly EditedLanguage[];
  /** Returns the display name of an area of the page or a column of a widget. */
  nameArea(area: string): string;
}

/** Reads the edited page, the installed widget types, and the areas of its route. */
export function usePage(key: PageKey): BuiltPage {
  const draft = useDraft(key);
  const { data: types } = useSuspenseQuery(widgetTypesQuery);
  const { data: allAreas } = useSuspenseQuery(pageAreasQuery);
  const areas = useMemo(
    () => inPageOrder(allAreas.filter(({ route }) => route === key.route)),
    [allAreas, key.route],
  );
  const { placed, paths, entity_urn } = draft.page;
  const nameArea = useCallback((area: string) => nameOfArea(areas, placed, area), [areas, placed]);
  return {
    key,
    title: usePageName(key.route, entity_urn),
    draft,
    types,
    areas,
    languages: Object.keys(paths).map((code) => ({ code, name: languageName(code) })),
    nameArea,
  };
}

/** Areas that every page has: the areas up to and including its content (`ABOVE`), and the areas below its content. */
const ABOVE: readonly string[] = ['headerTop', 'header', 'contentTop', 'content'];
const BELOW: readonly string[] = ['contentBottom', 'footerTop', 'footer'];

/** Sorts areas defined by a page type or theme next to the content, where the page shows them. */
const inPageOrder = (areas: readonly NamedArea[]): readonly NamedArea[] => {
  const isIn = (names: readonly string[]) => areas.filter(({ area }) => names.includes(area));
  const own = areas.filter(({ area }) => !ABOVE.includes(area) && !BELOW.includes(area));
  return [...isIn(ABOVE), ...own, ...isIn(BELOW)];
};

/** Returns the name of the page's entity, or of its page type if it has no entity. */
function usePageName(route: string, urn: string | null): string {
  const { data } = useQuery({
    queryKey: ['linkTarget', urn],
    queryFn: () => {
      const known = readUrn(urn ?? '');
      return known && findTarget(known);
    },
    enabled: urn !== null,
    staleTime: 60_000,
  });
  return data?.title ?? routeName(route);
}
