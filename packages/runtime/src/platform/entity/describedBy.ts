import type { z } from 'zod';

/**
 * Copies descriptions and `x-kind` metadata from the row schema to body fields with the same name. Fields that have their own
 * description are left unchanged.
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
