import type { ClassElement, TSSignature } from 'oxc-parser';
import type { Text } from './readModule.ts';

/** A member of an interface or a class. */
export interface Member {
  readonly name: string;
  /** Source of the member, without the body of a method. */
  readonly code: string;
  readonly doc: string;
}

/** Lists the public members of an interface or class. Private class members are omitted. */
export function membersOf(nodes: readonly (TSSignature | ClassElement)[], text: Text): Member[] {
  return nodes.flatMap((node) => {
    const end = 'value' in node && node.value?.type === 'FunctionExpression' ? node.value.body?.start : null;
    const code = text
      .code(node.start, end ?? node.end)
      .replace(/[\s;]+$/, '')
      .trim();
    if (code === '' || code.startsWith('#') || code.startsWith('private')) return [];
    return [{ name: nameOf(node) ?? code, code, doc: text.doc(node.start) }];
  });
}

function nameOf(node: TSSignature | ClassElement): string | null {
  if (!('key' in node)) return null;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : null;
}
