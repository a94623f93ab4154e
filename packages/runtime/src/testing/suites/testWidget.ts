import type { Widget, WidgetContext, WidgetPage } from '../../modules/pageBuilder/contract.ts';
import { html } from '../../platform/html/html.ts';
import type { TestShop } from '../createTestShop.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import { dataOf } from '../requests.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';
import { HOSTILE, HOSTILE_MARK } from './themePages.ts';
import { createVisitor, wordsOf } from './visitor.ts';

/** The widget type to test. */
export interface WidgetSuite extends Omit<SuiteShop, 'prepare'> {
  /** The type code that instances use. */
  readonly type: string;
  /**
   * Settings with which the widget renders every string that it can show, or a function that returns such settings after creating the
   * records that they reference.
   */
  readonly settings:
    | Readonly<Record<string, unknown>>
    | ((shop: TestShop) => Promise<Readonly<Record<string, unknown>>>);
  prepare?(shop: TestShop): Promise<unknown>;
}

interface On {
  readonly shop: TestShop;
  readonly widget: Widget;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly errors: string[];
  readonly callMs: number;
  /** Creates a widget instance on a separate page. */
  place(settings: Readonly<Record<string, unknown>>): Promise<Placed>;
}

const PAGE_MS = 10_000;
const PAGE: WidgetPage = { route: 'landingPageView', urn: null, cart: null, order: null, customer: null };

interface Placed {
  readonly instance: ApiRecord;
  /** Returns the page's HTML in a language. */
  look(language?: string): Promise<string>;
}

/** Creates a suite that checks a widget type: editable settings, escaped output, and data loading. */
export function testWidget(suite: WidgetSuite): Suite {
  return createSuite(`the widget ${suite.type}`, () => open(suite), {
    'a new instance begins with settings that are valid': ({ widget }) => {
      const parsed = widget.settings.safeParse(widget.defaults ?? {});
      if (!parsed.success)
        throw broken(
          `${shown(widget.defaults ?? {})} is refused: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
          'Give each field of the schema a default, or the widget "defaults": the page builder begins with them.',
        );
    },
    'it is shown with its first settings, and with those of the suite': async (on) => {
      for (const settings of [on.widget.defaults ?? {}, on.settings]) {
        const { look } = await on.place(settings);
        await look();
        healthy(on, `the settings ${shown(settings)}`);
      }
      const [empty, filled] = [await emptyPage(on.shop), await (await on.place(on.settings)).look()];
      if (textAndImages(filled) === textAndImages(empty))
        throw broken(
          `the page with the settings ${shown(on.settings)} shows no more than one without the widget`,
          'Give the suite settings with which the widget shows something.',
        );
    },
    'texts of merchants are escaped, and unsafe links lead nowhere': checkEscaping,
    'changed settings are shown': checkEdited,
    'load answers each instance, in their order and in time': checkLoad,
    'render gives the same markup for the same arguments': async (on) => {
      const once = await rendered(on);
      if (once !== (await rendered(on)))
        throw broken(
          'two renderings with the same arguments differ',
          'Render from settings and loaded data alone; read the clock in load.',
        );
    },
    'settings of another release leave the page as it is': async (on) => {
      const { instance, look } = await on.place(on.settings);
      const parsed = on.widget.settings.safeParse(instance['settings']);
      if (!parsed.success)
        throw broken(
          `stored settings are refused: ${shown(instance['settings'])}`,
          'Let the schema accept what it answered: settings are checked again whenever they are shown.',
        );
      const more = on.widget.settings.safeParse({ ...(instance['settings'] as object), ofAnotherRelease: 1 });
      if (!more.success)
        throw broken(
          'settings with one more field are refused',
          'Use z.object in place of z.strictObject: a field that you remove later stays in stored settings.',
        );
      await look();
      healthy(on, 'stored settings');
    },
    'it is shown in languages from right to left': async (on) => {
      const { look } = await on.place(on.settings);
      await look('ar');
      healthy(on, 'a page in Arabic');
    },
  });
}

async function open(suite: WidgetSuite) {
  const errors: string[] = [];
  const shop = await openSuiteShop(
    { ...suite, config: { ...suite.config, shop: { languages: ['en', 'ar'], ...suite.config?.shop } } },
    { logLevel: 'warn', onLog: (line) => errors.push(line) },
  );
  try {
    const widget = shop.app.registry('widgets').get(suite.type);
    if (!widget)
      throw broken(
        `no widget ${shown(suite.type)}`,
        'Name the "type" of a widget that "setup" of the extension returns under widgets.',
      );
    const settings = typeof suite.settings === 'function' ? await suite.settings(shop) : suite.settings;
    const place: On['place'] = async (values) => placeOn(shop, suite.type, values);
    return { value: { shop, widget, settings, errors, place, callMs: callMsOf(suite) }, close: shop.stop };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function placeOn(
  shop: TestShop,
  type: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Placed> {
  const page = await shop.make.landingPage();
  const instance = await shop.make.widget({
    type,
    settings,
    placements: [
      {
        route: 'landingPageView',
        area: 'landing_page_content',
        entity_urn: `urn:evershop:promotion:landing_page:${page.uuid}`,
      },
    ],
  });
  const visitor = createVisitor(shop);
  return {
    instance,
    async look(language) {
      const { status, html: markup } = await within(PAGE_MS, 'the page', () =>
        visitor.open(`${language ? `/${language}` : ''}/${page['url_key']}`),
      );
      if (status !== 200)
        throw broken(`a page with the widget was answered with ${status}`, 'See the log of the shop.');
      return markup;
    },
  };
}

async function emptyPage(shop: TestShop): Promise<string> {
  const page = await shop.make.landingPage();
  return (await createVisitor(shop).open(`/${page['url_key']}`)).html;
}

const textAndImages = (markup: string): string =>
  `${wordsOf(markup)} ${(/<main[\s\S]*<\/main>/.exec(markup)?.[0].match(/<(img|iframe|video|form|input|hr|svg|div|section)\b/g) ?? []).join(' ')}`;

/** Throws if the shop omitted the widget because of an error. */
function healthy({ errors }: On, what: string): void {
  const [first] = errors.splice(0).filter((line) => line.includes('widget'));
  if (first === undefined) return;
  const { msg, err } = JSON.parse(first) as { msg: string; err?: { message: string } };
  throw broken(
    `${what}: ${msg}${err ? `: ${err.message}` : ''}`,
    'Render every value that the schema allows, and give load a deadline: what fails is left out of the page.',
  );
}

/** Replaces all strings in the settings. */
function replaceTexts(value: unknown, change: (text: string, name: string) => unknown, name = ''): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, change, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, replaceTexts(one, change, key)]),
    );
  return value;
}

/**
 * Replaces the strings in the settings one by one if the schema accepts the result. Strings that require a specific format stay
 * unchanged.
 */
function withTexts({ widget, settings }: On, text: string): Readonly<Record<string, unknown>> {
  let current: unknown = settings;
  let count = 0;
  replaceTexts(settings, () => void (count += 1));
  for (let at = 0; at < count; at += 1) {
    let index = -1;
    const next = replaceTexts(current, (old) => ((index += 1) === at ? text : old));
    if (widget.settings.safeParse(next).success) current = next;
  }
  return current as Readonly<Record<string, unknown>>;
}

async function checkEscaping(on: On): Promise<void> {
  for (const text of [HOSTILE, `javascript:alert(1)//${HOSTILE_MARK}`, `" onmouseover="alert(1)" x="`]) {
    const settings = withTexts(on, text);
    const answer = await on.shop.admin('POST', '/api/widgets', {
      name: 'W',
      type: on.widget.type,
      settings,
      placements: [],
    });
    // The shop itself rejects some of these strings, for example in links.
    if (answer.status >= 400) continue;
    const markup = await rendered(on, settings);
    const [found] =
      /<i class="hostile">|(?:href|src|action)\s*=\s*["']?\s*javascript:[^\s>]*|" onmouseover="alert/i.exec(
        markup,
      ) ?? [];
    if (found)
      throw broken(
        `with the text ${shown(text)} the markup has ${found}`,
        'Make markup with html`…`, which escapes values, and pass addresses through page.link or safeHref.',
      );
  }
}

async function checkEdited(on: On): Promise<void> {
  const { instance, look } = await on.place(on.settings);
  await look();
  const changed = withTexts(on, 'Changed by the merchant');
  if (JSON.stringify(changed) === JSON.stringify(on.settings)) return;
  const answer = await on.shop.admin('PATCH', `/api/widgets/${instance.uuid}`, { settings: changed });
  if (answer.status >= 400) return;
  dataOf(answer);
  const [after, expected] = [await look(), await rendered(on, changed)];
  healthy(on, 'changed settings');
  if (expected.includes('Changed by the merchant') && !after.includes('Changed by the merchant'))
    throw broken('the page shows the settings of before', 'Keep nothing between calls of load and render.');
}

async function checkLoad(on: On): Promise<void> {
  const { widget, shop, callMs } = on;
  if (!widget.load) return;
  const one = widget.settings.parse(on.settings);
  const loaded: unknown = await within(callMs, 'load', () =>
    widget.load!([one, one, one], { app: shop.app, db: shop.db, page: PAGE }),
  );
  if (!Array.isArray(loaded) || loaded.length !== 3)
    throw broken(
      `load of three instances answered ${shown(loaded)}`,
      'Answer a list with the data of each instance, in their order.',
    );
  const none: unknown = await within(callMs, 'load', () =>
    widget.load!([], { app: shop.app, db: shop.db, page: PAGE }),
  );
  if (!Array.isArray(none))
    throw broken(`load of no instance answered ${shown(none)}`, 'Answer an empty list.');
}

/** Loads and renders a widget instance without a page around it. */
async function rendered({ widget, shop, callMs, settings: own }: On, settings = own): Promise<string> {
  const parsed = widget.settings.parse(settings);
  const loaded = await within(
    callMs,
    'load',
    async () => (await widget.load?.([parsed], { app: shop.app, db: shop.db, page: PAGE }))?.[0],
  );
  const page: WidgetContext = {
    uuid: '00000000-0000-4000-8000-000000000001',
    app: shop.app,
    inOwnLanguage: (element) => element,
    link: (text) => (/^(https?:\/\/|\/(?!\/))/.test(text) ? text : null),
    area: () => html``,
    products: () => html``,
  };
  return String(widget.render(parsed, page, loaded));
}
