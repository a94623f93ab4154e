import { peerFault } from '../platform/extensions/apiVersion.ts';
import type { Manifest } from '../platform/extensions/locate.ts';
import type { Fault } from '../platform/startFailure.ts';

type Published = Manifest & { readonly type?: unknown };

/** Lists what keeps npm or a store from installing a package with this package.json. */
export function manifestFaults(manifest: Published): Fault[] {
  const { name, version, type, dependencies, peerDependencies } = manifest;
  const where = 'package.json';
  const faults: Fault[] = [];
  if (typeof name !== 'string' || typeof version !== 'string')
    faults.push({
      where,
      message: 'has no name or no version',
      hint: 'npm needs both to publish a package.',
    });
  if (type !== 'module')
    faults.push({
      where,
      message: '"type" is not "module"',
      hint: 'Extensions are ES modules: run "npm pkg set type=module".',
    });
  if (has(dependencies, '@shop/runtime'))
    faults.push({
      where,
      message: '@shop/runtime is in dependencies',
      hint: "Move it to peerDependencies, so that the shop's copy is used, and to devDependencies for your tests.",
    });
  else if (!has(peerDependencies, '@shop/runtime'))
    faults.push({
      where,
      message: '@shop/runtime is not in peerDependencies',
      hint: 'Add it with the version range that the extension supports.',
    });
  const peer = peerFault(peerDependencies);
  if (peer !== null)
    faults.push({
      where,
      message: peer,
      hint: 'Use a range that includes the version the extension was tested with. Otherwise npm will not install it in any store.',
    });
  return faults;
}

const has = (dependencies: unknown, name: string): boolean =>
  typeof dependencies === 'object' && dependencies !== null && Object.hasOwn(dependencies, name);
