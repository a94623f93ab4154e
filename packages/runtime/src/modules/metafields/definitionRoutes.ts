import { z } from 'zod';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { knownQuery } from '../../platform/listing/listQuery.ts';
import { createDefinition, deleteDefinition, updateDefinition } from './writeDefinition.ts';
import { definitionAnswer, toDefinitionAnswer } from './definitionAnswer.ts';
import { definitionBody, newDefinitionBody } from './definitionBody.ts';
import { definitionNotFound } from './errors.ts';
import { findDefinition, listDefinitions } from './definition.repo.ts';

const NO_OWNER = 'ownerType query parameter is required';
const params = z.object({ uuid: z.string().describe('The UUID of the definition.') });
const uuidOf = uuidOr(definitionNotFound);

const getMetafieldDefinitions = defineRoute({
  id: 'getMetafieldDefinitions',
  does: 'Lists the metafield definitions of one entity type.',
  method: 'GET',
  path: '/api/metafield-definitions',
  access: 'admin',
  sdk: { method: 'list' },
  query: knownQuery({
    ownerType: z.string(NO_OWNER).min(1, NO_OWNER).describe('The entity type whose fields are listed.'),
  }),
  response: z.array(definitionAnswer),
  handle: async ({ db, query }) => (await listDefinitions(db, query.ownerType)).map(toDefinitionAnswer),
});

const getMetafieldDefinition = defineRoute({
  id: 'getMetafieldDefinition',
  does: 'Returns a metafield definition. Fails with `METAFIELD_DEFINITION_NOT_FOUND` if it does not exist.',
  method: 'GET',
  path: '/api/metafield-definitions/{uuid}',
  access: 'admin',
  params,
  response: definitionAnswer,
  async handle({ db, params: { uuid } }) {
    const definition = await findDefinition(db, uuidOf(uuid));
    if (!definition) throw definitionNotFound(uuid);
    return toDefinitionAnswer(definition);
  },
});

const createMetafieldDefinition = defineRoute({
  id: 'createMetafieldDefinition',
  does: 'Creates a metafield definition for one entity type.',
  method: 'POST',
  path: '/api/metafield-definitions',
  access: 'admin',
  body: newDefinitionBody,
  response: definitionAnswer,
  handle: async ({ app, db, body }) => toDefinitionAnswer(await createDefinition(app, db, body)),
});

const updateMetafieldDefinition = defineRoute({
  id: 'updateMetafieldDefinition',
  does: 'Updates the given fields of a definition. Rejects a change of an immutable field (`METAFIELD_DEFINITION_IMMUTABLE`) and an unknown one (`METAFIELD_DEFINITION_NOT_FOUND`).',
  record: { table: 'metafield_definition' },
  method: 'PATCH',
  path: '/api/metafield-definitions/{uuid}',
  access: 'admin',
  params,
  body: definitionBody,
  response: definitionAnswer,
  handle: async ({ db, params, body }) =>
    toDefinitionAnswer(await updateDefinition(db, uuidOf(params.uuid), body)),
});

const deleteMetafieldDefinition = defineRoute({
  id: 'deleteMetafieldDefinition',
  does: 'Deletes a definition and its values on all entities of its type, and returns its UUID. A definition that the theme uses is only deleted with `force=true`. Fails with `METAFIELD_DEFINITION_NOT_FOUND` if it does not exist.',
  record: { table: 'metafield_definition' },
  method: 'DELETE',
  path: '/api/metafield-definitions/{uuid}',
  access: 'admin',
  params,
  query: z.object({ force: z.unknown().optional().describe('Must be `true` to override the theme.') }),
  response: definitionAnswer.pick({ uuid: true }),
  handle: ({ app, db, params, query }) =>
    deleteDefinition(app, db, uuidOf(params.uuid), { force: query.force === 'true' }),
});

export const definitionRoutes = [
  getMetafieldDefinitions,
  getMetafieldDefinition,
  createMetafieldDefinition,
  updateMetafieldDefinition,
  deleteMetafieldDefinition,
];
