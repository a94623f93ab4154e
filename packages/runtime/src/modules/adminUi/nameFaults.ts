import type { AdminParts } from './contract.ts';
import type { PartFault } from './checkAdminParts.ts';

/** Lists the kinds of the fields. */
export const kindsOf = ({ fields }: { readonly fields: readonly { readonly kind?: string }[] }) =>
  fields.map(({ kind }) => kind);

/** Lists the faults in the name of an extension, which the URLs of its pages contain. */
export const nameFaults = ({ name }: AdminParts): readonly PartFault[] =>
  /^[\w-]+$/.test(name)
    ? []
    : [
        {
          message: `the URLs of its pages contain its name, but "${name}" cannot be part of a URL`,
          hint: "Use only letters, digits and dashes in the extension's name.",
        },
      ];

/** Finds pages of the same extension that share a URL. */
export function twiceUsed({ resources = [], settingsPage, module }: AdminParts): readonly PartFault[] {
  const paths = [
    ...resources.map(({ id }) => id),
    ...(module?.pages ?? []).map((page) => page.path),
    ...(settingsPage ? ['settings'] : []),
  ];
  const twice = paths.filter((one, index) => paths.indexOf(one) !== index);
  return twice.map((one) => ({
    message: `has two admin pages at the path "${one}"`,
    hint: 'Give one of them a different path. The settings page uses the path `settings`.',
  }));
}

/** Finds column and field types that refer to another extension's module or to a missing module. */
export const ownKindFaults = (
  { name, module }: AdminParts,
  kinds: readonly (string | undefined)[],
  place: string,
): readonly PartFault[] =>
  kinds
    .filter((kind) => kind?.includes(':') && (!module || !kind.startsWith(`${name}:`)))
    .map((kind) => ({
      message: `${place} uses the kind "${kind}", which its own module does not define`,
      hint: module ? `Kinds of its own module start with "${name}:".` : 'Add a module that defines it.',
    }));
