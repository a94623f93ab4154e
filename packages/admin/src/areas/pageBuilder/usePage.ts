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

/** The page that is edited, and what is known about it. */
export interface BuiltPage {
  readonly key: PageKey;
  readonly title: string;
  readonly draft: Draft;
  readonly types: readonly WidgetType[];
  /** The areas of the page, in the order in which they are shown. */
  readonly areas: readonly NamedArea[];
  /** The languages of the shop, the default first. */
  readonly languages: readonly EditedLanguage[];
  /** Names an area of the page, or a column of one of its widgets, for people. */
  nameArea(area: string): string;
}

/** Reads the page that is edited, with the installed types of widgets and the areas of its route. */
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

/** The areas that every page has above its content, and below it. */
const ABOVE: readonly string[] = ['headerTop', 'header', 'contentTop', 'content'];
const BELOW: readonly string[] = ['contentBottom', 'footerTop', 'footer'];

/** Puts the areas that a kind of page or the theme brings to the content, where they are shown. */
const inPageOrder = (areas: readonly NamedArea[]): readonly NamedArea[] => {
  const isIn = (names: readonly string[]) => areas.filter(({ area }) => names.includes(area));
  const own = areas.filter(({ area }) => !ABOVE.includes(area) && !BELOW.includes(area));
  return [...isIn(ABOVE), ...own, ...isIn(BELOW)];
};

/** Names the page that is edited: its entity, else its kind. */
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
