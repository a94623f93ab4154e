import { validationFailed } from '../../platform/errors.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { descriptorOf } from './definition.ts';
import type { FieldDescriptor } from './field.ts';
import { ruleFault } from './rules.ts';

const MAX_DEPTH = 3;

/**
 * Returns the reason why a descriptor cannot be compiled, or null if it is valid. A group at the top level has depth
 * 1.
 */
export function descriptorFault(field: FieldDescriptor, depth = 1, path = ''): ErrorDetail | null {
  const { type, key, subFields = [], validations = [] } = field;
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (type === 'group' && depth > MAX_DEPTH)
    return {
      path,
      rule: 'maxDepth',
      values: { limit: MAX_DEPTH, key },
      message: `Group nesting exceeds max depth ${MAX_DEPTH} at "${key}"`,
    };
  if ((type === 'group') !== subFields.length > 0)
    return {
      path: at('subFields'),
      rule: type === 'group' ? 'minItems' : 'maxItems',
      values: { limit: type === 'group' ? 1 : 0, key },
      message:
        type === 'group' ? `A group needs subFields: "${key}"` : `Only a group has subFields: "${key}"`,
    };
  const keys = new Set<string>();
  for (const [index, inner] of subFields.entries()) {
    const place = at(`subFields.${index}`);
    if (keys.has(inner.key))
      return {
        path: `${place}.key`,
        rule: 'uniqueItems',
        values: { item: inner.key },
        message: `Duplicate sub-field key "${inner.key}"`,
      };
    keys.add(inner.key);
    const fault = descriptorFault(inner, depth + 1, place);
    if (fault) return fault;
  }
  if (type === 'group') return null;
  for (const [index, rule] of validations.entries()) {
    const message = ruleFault(rule, type);
    if (message !== null) return { path: at(`validations.${index}`), rule: 'validations', message };
  }
  return null;
}

/** Throws 400 if the descriptor of a definition cannot be compiled. */
export function checkDescriptor(values: Parameters<typeof descriptorOf>[0]): void {
  const fault = descriptorFault(descriptorOf(values));
  if (fault) throw validationFailed([fault]);
}
