/** A widget in a preview document, delimited by two comments that contain its id. */
export interface MarkedWidget {
  readonly uuid: string;
  readonly area: string;
  readonly start: Comment;
  readonly end: Comment;
}

/** An area in a preview document, delimited by two comments that contain its id. */
export interface MarkedArea {
  readonly name: string;
  readonly start: Comment;
  readonly end: Comment;
  readonly widgets: readonly MarkedWidget[];
  /** True if the area is inside a widget. */
  readonly isInside: boolean;
}

const AREA = /^area "([^"]*)"$/;
const WIDGET = /^widget "([^"]*)" "[^"]*" "([^"]*)"$/;

interface Open {
  readonly start: Comment;
  readonly widgets: MarkedWidget[];
  readonly name: string;
  readonly uuid: string | null;
}

/** Finds the areas and widgets of a preview by their comment markers. */
export function readMarkers(document: Document): readonly MarkedArea[] {
  const areas: MarkedArea[] = [];
  const open: Open[] = [];
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode() as Comment | null; node; node = comments.nextNode() as Comment | null) {
    const [, area] = AREA.exec(node.data) ?? [];
    const [, uuid, of] = WIDGET.exec(node.data) ?? [];
    if (area !== undefined) open.push({ start: node, widgets: [], name: area, uuid: null });
    else if (uuid !== undefined && of !== undefined) open.push({ start: node, widgets: [], name: of, uuid });
    else if (node.data === '/area' || node.data === '/widget') close(open, node, areas);
  }
  return areas;
}

function close(open: Open[], end: Comment, areas: MarkedArea[]): void {
  const last = open.pop();
  if (!last) return;
  const { start, name, uuid, widgets } = last;
  if (uuid === null)
    areas.push({ name, start, end, widgets, isInside: open.some((one) => one.uuid !== null) });
  else open.at(-1)?.widgets.push({ uuid, area: name, start, end });
}

/** Lists the nodes between two sibling comments. */
export function nodesBetween(start: Node, end: Node): readonly Node[] {
  const nodes: Node[] = [];
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/** A rectangle in the preview's window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Measures the visible content between two comments. Returns null if nothing is visible. */
export function boxBetween(start: Comment, end: Comment): Box | null {
  const range = start.ownerDocument.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  const { left, top, width, height } = range.getBoundingClientRect();
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
