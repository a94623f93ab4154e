/**
 * Import rules for the admin. dependency-cruiser does not parse JSX, so this script reads the imports, including type imports and
 * `import()`.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

interface Rule {
  readonly name: string;
  /** Matches a forbidden import, written as the importing file and the imported file below `src` with an arrow between them. */
  readonly forbidden: RegExp;
  readonly comment: string;
}

const rules: readonly Rule[] = [
  {
    name: 'admin-in-storeys',
    forbidden: /^(?!(?:text|kit|areas|app)\/)| -> (?!(?:text|kit|areas|app|\.\.)\/)/,
    comment: 'Each file of the admin stands in text, kit, areas or app.',
  },
  {
    name: 'admin-text-is-the-ground',
    forbidden: /^text\/.* -> (?:kit|areas)\//,
    comment: 'Texts, amounts and times know nothing of what shows them.',
  },
  {
    name: 'admin-kit-knows-no-area',
    forbidden: /^kit\/.* -> areas\//,
    comment:
      'Areas are made of the kit. What the kit needs of an area belongs into the kit, or is passed in.',
  },
  {
    name: 'admin-areas-apart',
    forbidden: /^areas\/([^/]+)\/.* -> areas\/(?!\1(?:\/|$))/,
    comment: 'What two areas share belongs into the kit.',
  },
  {
    name: 'admin-app-on-top',
    forbidden: /^(?!app\/).* -> app\//,
    comment: 'Only the app knows all areas.',
  },
];

/** A rule that no pattern can express. It applies only to value imports, because types do not exist at run time. */
const NO_CIRCLES = 'admin-kit-without-circles';
const CIRCLE = 'The folders of the kit stand in floors: what one imports does not lead back to it.';

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

/** An import that violates a rule. Paths are relative to the repository root. */
export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string; readonly comment: string };
}

const src = 'packages/admin/src';

/** Lists the admin imports below a root folder that violate a rule. */
export function forbiddenImports(root: string): readonly Violation[] {
  const imports = globSync('**/*.{ts,tsx}', { cwd: path.join(root, src) })
    .toSorted()
    .flatMap((file) => importsOf(root, file));
  const circles = importsInCircles(imports);
  return imports.flatMap((one) => {
    const broken: Violation['rule'][] = rules.filter(({ forbidden }) =>
      forbidden.test(`${one.from} -> ${one.to}`),
    );
    if (circles.has(one)) broken.push({ name: NO_CIRCLES, comment: CIRCLE });
    return broken.map((rule) => ({
      from: path.join(src, one.from),
      to: path.join(src, one.to),
      rule,
    }));
  });
}

/** Returns the repository files that a file imports, re-exports or loads lazily. */
function importsOf(root: string, file: string): readonly Import[] {
  const code = readFileSync(path.join(root, src, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const named = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value ?? '', isType })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: code.slice(start + 1, end - 1),
      isType: false,
    })),
  ];
  return named
    .filter(({ name }) => /^\.\.?\//.test(name))
    .map(({ name, isType }) => ({ from: file, to: path.join(path.dirname(file), name), isType }));
}

/** Returns the kit folder that contains a file, such as `kit/list`. Undefined for a file outside the kit. */
const folderOf = (file: string): string | undefined => /^kit\/[^/]+/.exec(file)?.[0];

/** Finds value imports between kit folders that import each other, directly or indirectly. */
function importsInCircles(imports: readonly Import[]): ReadonlySet<Import> {
  const between = imports.flatMap((one) => {
    const [start, end] = [folderOf(one.from), folderOf(one.to)];
    return !one.isType && start && end && start !== end ? [{ one, start, end }] : [];
  });
  const arrows = Map.groupBy(between, ({ start }) => start);
  const leadsTo = (folder: string): ReadonlySet<string> => {
    const reached = new Set([folder]);
    // The set grows during iteration.
    for (const on of reached) for (const { end } of arrows.get(on) ?? []) reached.add(end);
    return reached;
  };
  return new Set(between.filter(({ start, end }) => leadsTo(end).has(start)).map(({ one }) => one));
}
