import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import type { Comment, ImportDeclaration, Statement } from 'oxc-parser';
import { membersOf } from './members.ts';
import type { Member } from './members.ts';

/** The declaration of a name in a file. */
export interface Declared {
  readonly name: string;
  readonly file: string;
  /** True if the declaration is exported. */
  readonly exported: boolean;
  readonly kind: 'interface' | 'type' | 'function' | 'constant' | 'class';
  readonly doc: string;
  /** Source of the declaration, without function bodies and interface members. */
  readonly code: string;
  readonly members: readonly Member[];
}

/** A name that a file re-exports from another file. `*` represents all names. */
interface Passed {
  readonly name: string;
  readonly from: string;
  readonly original: string;
  /** True for imported names, which the file may export in another statement. */
  readonly imported?: boolean;
}

/** Declarations of a TypeScript file, its re-exports, and its additions to interfaces of other files. */
export interface Module {
  readonly declared: readonly Declared[];
  readonly passed: readonly Passed[];
  readonly added: readonly { readonly to: string; readonly declared: Declared }[];
}

/** Access to a file's source and to the doc comments above its nodes. */
export interface Text {
  readonly file: string;
  /** Returns the source between two positions, without comments. */
  code(start: number, end: number): string;
  /** Returns the doc comment that ends directly before a position. */
  doc(start: number): string;
}

const read = new Map<string, Module>();

/** Parses a file and caches the result. */
export function readModule(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const text = textOf(file, source, comments);
  const module = {
    declared: describeDerived(program.body.flatMap((statement) => declaredBy(statement, text))),
    passed: program.body.flatMap(passedBy),
    added: program.body.flatMap((statement) => addedBy(statement, text)),
  };
  read.set(file, module);
  return module;
}

/** A type derived from the constant directly above it, as in `(typeof ICONS)[number]`, inherits the constant's comment. */
const describeDerived = (declared: readonly Declared[]): readonly Declared[] =>
  declared.map((one) => {
    const constant = one.doc === '' && one.kind === 'type' ? /typeof (\w+)/.exec(one.code)?.[1] : undefined;
    return { ...one, doc: declared.find(({ name }) => name === constant)?.doc ?? one.doc };
  });

function textOf(file: string, source: string, comments: readonly Comment[]): Text {
  return {
    file,
    code(start, end) {
      let text = source.slice(start, end);
      for (const comment of comments.toReversed())
        if (comment.start >= start && comment.end <= end) {
          const head = text.slice(0, comment.start - start).trimEnd();
          text = head + text.slice(comment.end - start);
        }
      const indent = /\n( *)\S[^\n]*$/.exec(text)?.[1] ?? '';
      return text.replaceAll(`\n${indent}`, '\n').replaceAll(/\n\s*\n/g, '\n');
    },
    doc(start) {
      const comment = comments.findLast(({ end, type }) => end <= start && type === 'Block');
      if (!comment?.value.startsWith('*')) return '';
      const between = source.slice(comment.end, start).replaceAll(/\/\/.*$/gm, '');
      if (between.trim() !== '') return '';
      return comment.value
        .slice(1)
        .replaceAll(/\n\s*\* ?/g, '\n')
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim();
    },
  };
}

function declaredBy(statement: Statement, text: Text): Declared[] {
  const isExport = statement.type === 'ExportNamedDeclaration';
  const node = isExport ? statement.declaration : statement;
  const doc = text.doc(statement.start);
  const made = (name: string, kind: Declared['kind'], code: string, members: readonly Member[] = []) => [
    { name, file: text.file, exported: isExport, kind, doc, code, members },
  ];
  switch (node?.type) {
    case 'TSInterfaceDeclaration':
      return made(
        node.id.name,
        'interface',
        text.code(node.start, node.body.start).trim(),
        membersOf(node.body.body, text),
      );
    case 'TSTypeAliasDeclaration': {
      const members =
        node.typeAnnotation.type === 'TSTypeLiteral' ? membersOf(node.typeAnnotation.members, text) : [];
      const end = members.length > 0 ? node.typeAnnotation.start : node.end;
      return made(node.id.name, 'type', text.code(node.start, end).replace(/\s*[=;]\s*$/, ''), members);
    }
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return made(
        node.id?.name ?? '',
        'function',
        text.code(node.start, node.body?.start ?? node.end).replace(/[\s;]+$/, ''),
      );
    case 'ClassDeclaration':
      return made(
        node.id?.name ?? '',
        'class',
        text.code(node.start, node.body.start).trim(),
        membersOf(node.body.body, text),
      );
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init, start, end }) => {
        if (id.type !== 'Identifier') return [];
        const isArrow = init?.type === 'ArrowFunctionExpression';
        const code = isArrow
          ? text.code(start, init.body.start).replace(/\s*=>\s*\(?$/, '')
          : id.typeAnnotation
            ? text.code(start, id.end)
            : short(text.code(start, end), id.name);
        return made(id.name, isArrow ? 'function' : 'constant', `${node.kind} ${code}`);
      });
    default:
      return [];
  }
}

/** Returns a declaration's source. A long value is shortened to the declared name. */
const short = (code: string, name: string) => (code.split('\n').length > 12 ? name : code);

function passedBy(statement: Statement): Passed[] {
  if (statement.type === 'ExportAllDeclaration') {
    const exported = statement.exported;
    const name = exported && 'name' in exported ? exported.name : '*';
    return [{ name, from: statement.source.value, original: '*' }];
  }
  if (statement.type === 'ImportDeclaration') return importedBy(statement);
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
  const from = statement.source.value;
  return statement.specifiers.flatMap(({ local, exported }) =>
    'name' in local && 'name' in exported ? [{ name: exported.name, from, original: local.name }] : [],
  );
}

/** A file may import a name and export it under the same name. */
const importedBy = ({ specifiers, source }: ImportDeclaration): Passed[] =>
  specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' && 'name' in specifier.imported
      ? [
          {
            name: specifier.local.name,
            from: source.value,
            original: specifier.imported.name,
            imported: true,
          },
        ]
      : [],
  );

/** Reads module augmentations such as `declare module '…' { interface Events { … } }`. */
function addedBy(statement: Statement, text: Text): { to: string; declared: Declared }[] {
  if (statement.type !== 'TSModuleDeclaration' || statement.id.type !== 'Literal') return [];
  const to = String(statement.id.value);
  const body = statement.body?.type === 'TSModuleBlock' ? statement.body.body : [];
  return body.flatMap((inside) =>
    declaredBy(inside as Statement, text).map((declared) => ({ to, declared })),
  );
}
