import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { linksOf } from '../../../platform/http/answer/links.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { attributeNotFound, attributeGroupNotFound } from '../errors.ts';
import { countAttributes, findAttribute, listAttributes } from './attribute.repo.ts';
import { attributeRow, attributeGroupRow } from './attribute.ts';
import type { AttributeRow, AttributeGroupRow } from './attribute.ts';
import {
  attributeBody,
  newAttributeBody,
  attributeGroupBody,
  newAttributeGroupBody,
} from './attributeBody.ts';
import { attributeListing, attributeGroupListing } from './attributeListing.ts';
import { createAttribute, deleteAttribute, updateAttribute, deleteAttributeGroup } from './writeAttribute.ts';
import {
  countAttributeGroups,
  findAttributeGroup,
  insertAttributeGroup,
  listAttributeGroups,
  updateAttributeGroupRow,
} from './attributeGroup.repo.ts';

export const attributeRoutes = entityRoutes({
  path: '/api/attributes',
  table: 'attribute',
  ref: refOr(attributeNotFound),
  notFound: attributeNotFound,
  answer: attributeRow,
  toAnswer: (attribute: AttributeRow) => attribute,
  links: ({ uuid }) => linksOf('attributeGrid', '/admin/attributes', uuid),
  list: {
    id: 'listAttributes',
    does: 'Lists the attributes.',
    listing: attributeListing,
    rows: ({ db }, slice) => listAttributes(db, slice),
    total: ({ db }, listing) => countAttributes(db, listing),
  },
  get: {
    id: 'getAttribute',
    does: 'Returns an attribute. Fails with `ATTRIBUTE_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findAttribute(db, ref),
  },
  create: {
    id: 'createAttribute',
    does: 'Creates an attribute with its options in its groups, or in the default group if none is given. Rejects a code that is already in use (`ATTRIBUTE_CODE_EXISTS`), options where the type has none (`ATTRIBUTE_HAS_NO_OPTIONS`) or duplicate options (`ATTRIBUTE_OPTION_TWICE`), and unknown groups (`UNKNOWN_ATTRIBUTE_GROUP`).',
    body: newAttributeBody,
    run: ({ db }, body) => createAttribute(db, body),
  },
  update: {
    id: 'updateAttribute',
    does: 'Updates the given fields of an attribute. It deletes the values of removed options, and of products in removed groups. Rejects a change of an immutable field (`ATTRIBUTE_IMMUTABLE`), the removal of options used by variants (`ATTRIBUTE_OPTION_IN_USE`), and the same errors as `createAttribute`.',
    body: attributeBody,
    run: ({ db }, ref, body) => updateAttribute(db, ref, body),
  },
  delete: {
    id: 'deleteAttribute',
    does: 'Deletes an attribute with its options and the values of products, and returns it as it was. Rejects an attribute that variants use: `ATTRIBUTE_IN_USE`.',
    run: ({ db }, ref) => deleteAttribute(db, ref),
  },
  bulk: { id: 'changeAttributes' },
});

export const attributeGroupRoutes = entityRoutes({
  path: '/api/attributeGroups',
  table: 'attribute_group',
  ref: refOr(attributeGroupNotFound),
  notFound: attributeGroupNotFound,
  answer: attributeGroupRow,
  toAnswer: (group: AttributeGroupRow) => group,
  list: {
    id: 'listAttributeGroups',
    does: 'Lists the attribute groups.',
    listing: attributeGroupListing,
    rows: ({ db }, slice) => listAttributeGroups(db, slice),
    total: ({ db }, listing) => countAttributeGroups(db, listing),
  },
  get: {
    id: 'getAttributeGroup',
    does: 'Returns an attribute group. Fails with `ATTRIBUTE_GROUP_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findAttributeGroup(db, ref),
  },
  create: {
    id: 'createAttributeGroup',
    does: 'Creates an attribute group, which defines the attributes of its products.',
    body: newAttributeGroupBody,
    run: ({ db }, body) => insertAttributeGroup(db, body),
  },
  update: {
    id: 'updateAttributeGroup',
    does: 'Updates the given fields of an attribute group. Fails with `ATTRIBUTE_GROUP_NOT_FOUND` if it does not exist.',
    body: attributeGroupBody,
    run: ({ db }, ref, body) => updateAttributeGroupRow(db, ref, body),
  },
  delete: {
    id: 'deleteAttributeGroup',
    does: 'Deletes an attribute group and returns it as it was; its attributes stay. Rejects the default group (`DEFAULT_ATTRIBUTE_GROUP`) and one with products or variant groups (`ATTRIBUTE_GROUP_IN_USE`).',
    run: ({ db }, ref) => deleteAttributeGroup(db, ref),
  },
});
