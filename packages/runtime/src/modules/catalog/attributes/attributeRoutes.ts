import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { linksOf } from '../../../platform/http/links.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { attributeNotFound } from '../errors.ts';
import { attributeRow, findAttribute, listAttributes } from './attribute.repo.ts';
import type { AttributeRow } from './attribute.repo.ts';
import { attributeBody, newAttributeBody } from './attributeBody.ts';
import { attributeListing } from './attributeListing.ts';
import { createAttribute, deleteAttribute, updateAttribute } from './writeAttribute.ts';

export const attributeRoutes = entityRoutes({
  path: '/api/attributes',
  ref: refOr(attributeNotFound),
  notFound: attributeNotFound,
  answer: attributeRow,
  toAnswer: (attribute: AttributeRow) => attribute,
  links: ({ uuid }) => linksOf('attributeGrid', '/admin/attributes', uuid),
  list: {
    id: 'listAttributes',
    listing: attributeListing,
    run: ({ db }, slice) => listAttributes(db, slice),
  },
  get: { id: 'getAttribute', run: ({ db }, ref) => findAttribute(db, ref) },
  create: { id: 'createAttribute', body: newAttributeBody, run: ({ db }, body) => createAttribute(db, body) },
  update: {
    id: 'updateAttribute',
    body: attributeBody,
    run: ({ db }, ref, body) => updateAttribute(db, ref, body),
  },
  delete: { id: 'deleteAttribute', run: ({ db }, ref) => deleteAttribute(db, ref) },
});
