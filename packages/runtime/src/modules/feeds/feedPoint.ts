import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { ProductFeed, ProductFeedFile } from './contract.ts';

const NAME = /^[a-z][a-z0-9-]*$/;
const FILE = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** Reports whether a path belongs to a feed. */
const isPathOf = (name: string, path: unknown): boolean => {
  if (typeof path !== 'string') return false;
  const [first = '', file, ...more] = path.split('/');
  if (file === undefined) return FILE.test(first) && first.startsWith(`${name}.`);
  return first === name && FILE.test(file) && more.length === 0;
};

/** Describes product feeds of extensions. */
export const productFeeds: ContributionPoint<ProductFeed> = {
  noun: 'product feed',
  members: { name: 'text', title: 'text', files: 'any', open: 'function' } satisfies Members<ProductFeed>,
  keyOf: (feed) => feed.name,
  fault({ name, files }) {
    if (!NAME.test(name)) return `name must be lowercase letters, digits and hyphens, not ${name}`;
    if (!Array.isArray(files) || files.length === 0) return 'files must name at least one file';
    const wrong = (files as readonly ProductFeedFile[]).find(({ path }) => !isPathOf(name, path));
    return wrong
      ? `the path of a file must be ${name}.<extension> or ${name}/<file>.<extension>, not ${wrong.path}`
      : null;
  },
};
