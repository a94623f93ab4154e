import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { definitionAnswer } from './definitionAnswer.ts';
import { FIELD_TYPES } from './field.ts';
import type { FieldDescriptor, FieldType } from './field.ts';
import { withoutMarkers } from './ownValue.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_NAME = 255;
const MAX_KEY = 200;
const MAX_INT = 2_147_483_647;

/** Creates the schema of a single-line string, with the error messages shared by all request bodies. */
const line = (name: string, max = MAX_NAME) =>
  z
    .string()
    .max(max, `${name} must have at most ${max} characters`)
    .refine((value) => value.trim() !== '', breaks('required', `${name} is required`))
    .check(oneLine(name));

const identifier = (name: string) =>
  z
    .string()
    .max(MAX_KEY, `${name} must have at most ${MAX_KEY} characters`)
    .regex(
      /^[a-z][a-z0-9_]*$/,
      `${name} must start with a letter and contain only lowercase letters, digits, or underscores`,
    );

const fieldType = z
  .string()
  .pipe(
    z.custom<FieldType>(
      (value) => (FIELD_TYPES as readonly unknown[]).includes(value),
      breaks('enum', 'fieldType must be one of the supported metafield types', { values: FIELD_TYPES }),
    ),
  )
  .meta({ examples: ['short_text'] });

const nameOf = (empty: string) =>
  z
    .string({
      error: ({ input }) => (input === undefined ? 'Field name is required' : 'name must be a string'),
    })
    .max(MAX_NAME, `name must have at most ${MAX_NAME} characters`)
    .refine((value) => value.trim() !== '', breaks('required', empty))
    .check(oneLine('name'));

const appearance = z.looseObject({
  placeholder: z.string().optional().describe('The placeholder of the field.'),
});
const withoutIds = <T>(value: T): T => withoutMarkers(value) as T;
/** The validation rules, which may have any members. Rules of unknown types are stored but have no effect. */
const rules = z
  .array(
    z.looseObject({
      type: z.string().describe('The validation rule, such as `size`, `range` or `regexp`.'),
    }),
  )
  .transform(withoutIds);

const subField = z
  .strictObject({
    ...describedBy(definitionAnswer, {
      key: z
        .string()
        .max(MAX_KEY)
        .regex(
          /^[a-zA-Z][a-zA-Z0-9_]*$/,
          'A sub-field key must start with a letter and contain only letters, digits, or underscores',
        ),
      type: z.enum(FIELD_TYPES),
      name: z.string().max(MAX_NAME).check(oneLine('name')).optional(),
      description: z.string().nullable().optional(),
      isList: z.boolean().optional(),
      required: z.boolean().optional(),
      validations: rules.optional(),
      appearance: appearance.optional(),
      // Forms send these members because sub-fields look like whole definitions. The members have no effect in a
      // group.
      _id: z.unknown().optional().describe('Accepted because forms send it, but has no effect.'),
      translatable: z.unknown().optional(),
      visibleToCustomer: z.unknown().optional(),
      position: z.unknown().optional(),
    }),
    get subFields(): z.ZodOptional<z.ZodArray<z.ZodType<FieldDescriptor>>> {
      return z
        .array(subField as z.ZodType<FieldDescriptor>)
        .optional()
        .describe('The fields of a group.');
    },
  })
  .transform(
    ({
      _id,
      translatable: _translatable,
      visibleToCustomer: _visible,
      position: _position,
      ...field
    }): FieldDescriptor => field,
  );

const changeable = describedBy(definitionAnswer, {
  description: z.string().nullable(),
  required: z.boolean(),
  translatable: z.boolean(),
  visibleToCustomer: z.boolean(),
  validations: rules,
  appearance: appearance.transform(withoutIds),
  subFields: z.array(subField),
  position: z.int().min(-MAX_INT).max(MAX_INT),
});

export const newDefinitionBody = z.strictObject(
  describedBy(definitionAnswer, {
    ownerType: line('ownerType', MAX_KEY),
    namespace: identifier('namespace').default('custom'),
    fieldKey: identifier('fieldKey').describe('The key of the field in values.'),
    name: nameOf('Field name is required'),
    fieldType: fieldType.describe(`The value type: ${FIELD_TYPES.join(', ')}.`),
    isList: z.boolean().default(false),
    provisionedByActiveTheme: z
      .boolean()
      .optional()
      .meta(kind('flag', 'True if the definition belongs to the active theme and is managed by it.')),
    ...z.object(changeable).partial().shape,
  }),
);

/**
 * The request body that updates a definition. Omitted members stay unchanged. Members that cannot change are accepted
 * with any type and compared with the stored values.
 */
export const definitionBody = z.strictObject(
  describedBy(definitionAnswer, {
    ownerType: z.unknown().optional(),
    namespace: z.unknown().optional(),
    fieldKey: z
      .unknown()
      .optional()
      .describe('Must be the stored key if present, because the key cannot change.'),
    fieldType: z
      .unknown()
      .optional()
      .describe('Must be the stored type if present, because the type cannot change.'),
    isList: z.unknown().optional(),
    name: nameOf('Field name cannot be empty').optional(),
    ...z.object(changeable).partial().shape,
  }),
);

export type NewDefinitionBody = z.output<typeof newDefinitionBody>;
export type DefinitionBody = z.output<typeof definitionBody>;
