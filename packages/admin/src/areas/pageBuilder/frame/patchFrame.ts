import { nodesBetween, readMarkers } from './markers.ts';
import type { MarkedArea } from './markers.ts';

/** Markup of a widget in an area, including the comment markers. `key` is unique within the area. */
interface WidgetMarkup {
  readonly key: string;
  readonly markup: string;
}

/** Markup of a preview, split into the markup around its areas and the widgets of each top-level area. */
export interface PageMarkup {
  readonly around: string;
  readonly areas: ReadonlyMap<string, readonly WidgetMarkup[]>;
}

const MARKER = /<!--(?:(area) "([^"]*)"|(widget) "([^"]*)" "[^"]*" "[^"]*"|\/(area|widget))-->/g;

/** Splits preview markup at the comment markers of areas and widgets. */
export function splitMarkup(html: string): PageMarkup {
  const areas = new Map<string, readonly WidgetMarkup[]>();
  let around = '';
  let read = 0;
  let depth = 0;
  let here: { readonly name: string; readonly widgets: WidgetMarkup[] } | null = null;
  let widget: { readonly uuid: string; readonly at: number } | null = null;
  for (const match of html.matchAll(MARKER)) {
    const [marker, area, name = '', isWidget, uuid = ''] = match;
    const end = match.index + marker.length;
    if (area !== undefined || isWidget !== undefined) {
      if (depth === 0) {
        around += html.slice(read, end);
        here = { name, widgets: [] };
      }
      if (depth === 1) widget = { uuid, at: match.index };
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth === 1 && here && widget) here.widgets.push(markupOf(here.widgets, widget, html, end));
    if (depth === 0 && here) {
      areas.set(here.name, here.widgets);
      read = match.index;
    }
  }
  return { around: around + html.slice(read), areas };
}

function markupOf(
  before: readonly WidgetMarkup[],
  { uuid, at }: { readonly uuid: string; readonly at: number },
  html: string,
  end: number,
): WidgetMarkup {
  const same = before.filter(({ key }) => key.startsWith(uuid)).length;
  return { key: `${uuid} ${same}`, markup: html.slice(at, end) };
}

/**
 * Updates a preview document to new markup. Widgets with unchanged markup keep their elements. Returns false if anything outside the
 * widgets changed, so that the document must be reloaded.
 */
export function patchFrame(document: Document, before: PageMarkup, after: PageMarkup): boolean {
  if (before.around !== after.around) return false;
  const marked = new Map(
    readMarkers(document)
      .filter(({ isInside }) => !isInside)
      .map((area) => [area.name, area]),
  );
  for (const [name, widgets] of after.areas) {
    const area = marked.get(name);
    const known = before.areas.get(name);
    if (!area || !known) return false;
    if (isSame(known, widgets)) continue;
    if (area.widgets.length !== known.length) return false;
    patchArea(area, known, widgets);
  }
  return true;
}

const isSame = (one: readonly WidgetMarkup[], other: readonly WidgetMarkup[]): boolean =>
  one.length === other.length &&
  one.every(({ key, markup }, index) => other[index]?.key === key && other[index].markup === markup);

function patchArea(
  { start, end, widgets }: MarkedArea,
  before: readonly WidgetMarkup[],
  after: readonly WidgetMarkup[],
): void {
  const expected = new Map(after.map((one) => [one.key, one.markup]));
  const existing = new Map<string, readonly Node[]>();
  const existingNodes = new Set<Node>();
  for (const [index, { key, markup }] of before.entries()) {
    const widget = widgets[index];
    if (!widget || expected.get(key) !== markup) continue;
    const nodes = [widget.start, ...nodesBetween(widget.start, widget.end), widget.end];
    existing.set(key, nodes);
    for (const node of nodes) existingNodes.add(node);
  }
  for (const node of nodesBetween(start, end))
    if (!existingNodes.has(node)) node.parentNode?.removeChild(node);
  let next: Node | null = start.nextSibling;
  for (const { key, markup } of after) {
    for (const node of existing.get(key) ?? elementsOf(start.ownerDocument, markup)) {
      if (node === next) next = node.nextSibling;
      else end.parentNode?.insertBefore(node, next);
    }
  }
}

/** Creates DOM nodes from markup without running its scripts. */
function elementsOf(document: Document, markup: string): readonly Node[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return [...document.importNode(template.content, true).childNodes];
}
