import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { attributeGroupNotFound } from '../errors.ts';
import { attributeGroupBody, newAttributeGroupBody } from './attributeBody.ts';
import {
  attributeGroupRow,
  findAttributeGroup,
  insertAttributeGroup,
  listAttributeGroups,
  updateAttributeGroupRow,
} from './attributeGroup.repo.ts';
import type { AttributeGroupRow } from './attributeGroup.repo.ts';
import { attributeGroupListing } from './attributeListing.ts';
import { deleteAttributeGroup } from './deleteAttributeGroup.ts';

export const attributeGroupRoutes = entityRoutes({
  path: '/api/attributeGroups',
  ref: refOr(attributeGroupNotFound),
  notFound: attributeGroupNotFound,
  answer: attributeGroupRow,
  toAnswer: (group: AttributeGroupRow) => group,
  list: {
    id: 'listAttributeGroups',
    listing: attributeGroupListing,
    run: ({ db }, slice) => listAttributeGroups(db, slice),
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
