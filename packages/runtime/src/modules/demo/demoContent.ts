import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listDemoLanguages, readDemoTexts, translatedLanguages } from '../catalog/index.ts';
import type { DemoTexts } from '../catalog/index.ts';
import type { NewWidgetBody } from '../pageBuilder/index.ts';
import { insertTranslations } from '../translations/index.ts';

type Fields = Readonly<Record<string, string>>;

/** The translated texts of the demo content: of widgets by name, of pages and posts by URL key, and of menu items by position. */
export interface DemoContentTexts {
  readonly settings: Fields;
  readonly menus: Readonly<Record<string, readonly string[]>>;
  readonly widgets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly pages: Readonly<Record<string, Fields>>;
  readonly posts: Readonly<Record<string, Fields>>;
}

type ContentTexts = readonly DemoTexts<DemoContentTexts>[];

/** Reads the demo content in the shop's languages other than the default. */
export const readContentTexts = (app: Pick<AppContext, 'languages'>): ContentTexts =>
  readDemoTexts<DemoContentTexts>(translatedLanguages(app), 'content');

/** Reads the demo content in all languages of the demo and of the shop, because the shop's languages may have changed. */
export const readAllContentTexts = (app: Pick<AppContext, 'languages'>): ContentTexts =>
  readDemoTexts<DemoContentTexts>([...new Set([...app.languages.all, ...listDemoLanguages()])], 'content');

/** Returns a widget with the translations of its settings. */
export function translatedWidget(widget: NewWidgetBody, languages: ContentTexts): NewWidgetBody {
  const own = { ...widget.settings } as Readonly<Record<string, unknown>>;
  const translations = languages.flatMap(({ locale, texts }) => {
    const settings = texts.widgets[widget.name];
    return settings ? [[locale, merged(own, settings)] as const] : [];
  });
  if (translations.length === 0) return widget;
  return { ...widget, settings: { ...own, translations: Object.fromEntries(translations) } };
}

/** Adds the settings that are the same in all languages, such as images and links, to translated list items. */
function merged(own: Readonly<Record<string, unknown>>, settings: Readonly<Record<string, unknown>>) {
  const { items } = settings;
  const owned = own['items'];
  if (!Array.isArray(items) || !Array.isArray(owned)) return settings;
  return {
    ...settings,
    items: owned.map((item: object, place) => ({ ...item, ...(items[place] as object | undefined) })),
  };
}

/** A page, post or menu item that the demo created. Its texts are `texts[list][code]`, or those at its position in a menu. */
export type DemoContentRecord =
  | { readonly entityType: 'cms_page' | 'blog_post'; readonly uuid: string; readonly code: string }
  | {
      readonly entityType: 'menu_item';
      readonly uuid: string;
      readonly menu: string;
      readonly position: number;
    };

/** Translates pages, posts and menu items of the demo. Existing translations are kept. Runs at most one SQL statement. */
export const translateContent = (
  tx: Db,
  languages: ContentTexts,
  records: readonly DemoContentRecord[],
): Promise<void> =>
  insertTranslations(
    tx,
    languages.flatMap(({ locale, texts }) =>
      records.flatMap((record) => {
        const { entityType, uuid: entityUuid } = record;
        const fields = fieldsOf(texts, record);
        return fields ? [{ entityType, entityUuid, locale, fields }] : [];
      }),
    ),
  );

function fieldsOf({ menus, pages, posts }: DemoContentTexts, record: DemoContentRecord): Fields | undefined {
  if (record.entityType !== 'menu_item')
    return record.entityType === 'cms_page' ? pages[record.code] : posts[record.code];
  const name = menus[record.menu]?.[record.position];
  return name === undefined ? undefined : { name };
}
