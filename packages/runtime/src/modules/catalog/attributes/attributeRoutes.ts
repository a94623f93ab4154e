import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { linksOf } from '../../../platform/http/links.ts';
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
    listing: attributeListing,
    rows: ({ db }, slice) => listAttributes(db, slice),
    total: ({ db }, listing) => countAttributes(db, listing),
  },
  get: { id: 'getAttribute', run: ({ db }, ref) => findAttribute(db, ref) },
  create: { id: 'createAttribute', body: newAttributeBody, run: ({ db }, body) => createAttribute(db, body) },
  update: {
    id: 'updateAttribute',
    body: attributeBody,
    run: ({ db }, ref, body) => updateAttribute(db, ref, body),
  },
  delete: { id: 'deleteAttribute', run: ({ db }, ref) => deleteAttribute(db, ref) },
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
    listing: attributeGroupListing,
    rows: ({ db }, slice) => listAttributeGroups(db, slice),
    total: ({ db }, listing) => countAttributeGroups(db, listing),
  },
  get: { id: 'getAttributeGroup', run: ({ db }, ref) => findAttributeGroup(db, ref) },
  create: {
    id: 'createAttributeGroup',
    body: newAttributeGroupBody,
    run: ({ db }, body) => insertAttributeGroup(db, body),
  },
  update: {
    id: 'updateAttributeGroup',
    body: attributeGroupBody,
    run: ({ db }, ref, body) => updateAttributeGroupRow(db, ref, body),
  },
  delete: { id: 'deleteAttributeGroup', run: ({ db }, ref) => deleteAttributeGroup(db, ref) },
});
