import { z } from 'zod';
import { isUuid } from '../../platform/db/ids.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { changeDefinition } from './changeDefinition.ts';
import { createDefinition } from './createDefinition.ts';
import { definitionAnswer } from './definitionAnswer.ts';
import { definitionBody, newDefinitionBody } from './definitionBody.ts';
import { deleteDefinition } from './deleteDefinition.ts';
import { definitionNotFound } from './errors.ts';
import { findDefinition, listDefinitions } from './metafieldDefinition.repo.ts';

const NO_OWNER = 'ownerType query parameter is required';
const params = z.object({ uuid: z.string() });

const getDefinitions = defineRoute({
  id: 'getMetafieldDefinitions',
  method: 'GET',
  path: '/api/metafield-definitions',
  access: 'admin',
  query: z.object({ ownerType: z.string(NO_OWNER).min(1, NO_OWNER) }),
  handle: async ({ db, query }) => (await listDefinitions(db, query.ownerType)).map(definitionAnswer),
});

const getDefinition = defineRoute({
  id: 'getMetafieldDefinition',
  method: 'GET',
  path: '/api/metafield-definitions/{uuid}',
  access: 'admin',
  params,
  async handle({ db, params: { uuid } }) {
    const definition = isUuid(uuid) ? await findDefinition(db, uuid) : null;
    if (!definition) throw definitionNotFound(uuid);
    return definitionAnswer(definition);
  },
});

const postDefinition = defineRoute({
  id: 'createMetafieldDefinition',
  method: 'POST',
  path: '/api/metafield-definitions',
  access: 'admin',
  body: newDefinitionBody,
  handle: async ({ app, db, body }) => definitionAnswer(await createDefinition(app, db, body)),
});

const patchDefinition = defineRoute({
  id: 'updateMetafieldDefinition',
  method: 'PATCH',
  path: '/api/metafield-definitions/{uuid}',
  access: 'admin',
  params,
  body: definitionBody,
  handle: async ({ db, params, body }) => definitionAnswer(await changeDefinition(db, params.uuid, body)),
});

const removeDefinition = defineRoute({
  id: 'deleteMetafieldDefinition',
  method: 'DELETE',
  path: '/api/metafield-definitions/{uuid}',
  access: 'admin',
  params,
  query: z.object({ force: z.unknown().optional().describe('Only `true` overrides the theme.') }),
  handle: ({ app, db, params, query }) =>
    deleteDefinition(app, db, params.uuid, { force: query.force === 'true' }),
});

export const definitionRoutes = [
  getDefinitions,
  getDefinition,
  postDefinition,
  patchDefinition,
  removeDefinition,
];
