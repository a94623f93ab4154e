import type { z } from 'zod';

/**
 * Gives the fields of a body the descriptions and kinds that the row schema has for the columns of the same names. A field
 * with a description of its own keeps it.
 */
export function describedBy<Shape extends Readonly<Record<string, z.ZodType>>>(
  row: z.ZodObject,
  fields: Shape,
): Shape {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      field.description === undefined ? described(field, row.shape[key]) : field,
    ]),
  ) as Shape;
}

function described(field: z.ZodType, column: z.ZodType | undefined): z.ZodType {
  const { description, 'x-kind': kind } = column?.meta() ?? {};
  if (description === undefined) return field;
  return field.meta({ description, ...(kind !== undefined && { 'x-kind': kind }) });
}
