/** Reports whether a value is an object or a list, so that its members can be read. */
export const hasMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reports whether a value is an object that is no list. Its members may be anything. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  hasMembers(value) && !Array.isArray(value);
