import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { DeclaredMetafield } from './contract.ts';
import { readDefinition } from './declaredDefinitions.ts';

const members = {
  ownerType: 'text',
  namespace: 'text?',
  key: 'text',
  name: 'text',
  description: 'any',
  type: 'text',
  isList: 'any',
  translatable: 'any',
  visibleToCustomer: 'any',
  validations: 'any',
  appearance: 'any',
  subFields: 'any',
  position: 'any',
} satisfies Members<DeclaredMetafield>;

/** The metafields declared by extensions. Two extensions cannot declare the same metafield. */
export const metafieldDefinitions: ContributionPoint<DeclaredMetafield> = {
  noun: 'metafield definition',
  members,
  // Must match the key in `keyOfDefinition`.
  keyOf: ({ ownerType, namespace = 'custom', key }) => `${ownerType} ${namespace}.${key}`,
  names: { kind: 'metafieldOwners', noun: 'kind of entity', key: ({ ownerType }) => ownerType },
  // Reports unknown members, suggesting the closest known name.
  fault: (definition) => readDefinition(known(definition), null).fault ?? null,
};

const known = (definition: DeclaredMetafield): unknown =>
  Object.fromEntries(Object.entries(definition).filter(([name]) => name in members || name === 'required'));
