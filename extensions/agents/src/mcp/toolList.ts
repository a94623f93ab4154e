import { z } from '@shop/runtime/extension';
import { outputSchemas } from './outputSchemas.ts';
import { TOOLS } from './tools.ts';
import type { Tool } from './tools.ts';

const metaSchema = (needsKey: boolean) => ({
  type: 'object',
  description: 'Who calls.',
  required: needsKey ? ['ucp-agent', 'idempotency-key'] : ['ucp-agent'],
  properties: {
    'ucp-agent': {
      type: 'object',
      required: ['profile'],
      properties: {
        profile: {
          type: 'string',
          format: 'uri',
          description: 'The https URL of the UCP profile of the agent.',
        },
      },
    },
    'idempotency-key': {
      type: 'string',
      format: 'uuid',
      description: 'A new UUID for each intent, and the same for a repeat, so that nothing is done twice.',
    },
  },
});

/** Returns the schema of a body, whole in itself. */
function bodySchema({ operation }: Tool): object {
  const { $schema: _, ...schema } = z.toJSONSchema(operation.body, { io: 'input' });
  return schema;
}

/** Returns a tool as the list tells it. */
function shownTool(tool: Tool) {
  const { name, title, description, argument, takesId, effect, answers, operation } = tool;
  const isOptional = operation.body.safeParse(undefined).success;
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object' as const,
      required: ['meta', ...(takesId ? ['id'] : []), ...(argument !== null && !isOptional ? [argument] : [])],
      properties: {
        meta: metaSchema(effect === 'ends'),
        ...(takesId && { id: { type: 'string', description: 'The ID that an earlier answer told.' } }),
        ...(argument !== null && { [argument]: bodySchema(tool) }),
      },
    },
    outputSchema: outputSchemas[answers],
    annotations: {
      title,
      readOnlyHint: effect === 'reads',
      destructiveHint: effect === 'ends',
      idempotentHint: effect !== 'changes' || takesId,
      openWorldHint: false,
    },
  };
}

let known: readonly object[] | undefined;

/** Returns the tools with their schemas. They are the same for everybody, and made once. */
export const toolList = (): readonly object[] => (known ??= TOOLS.map(shownTool));
