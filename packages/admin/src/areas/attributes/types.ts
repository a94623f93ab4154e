/** Attribute value types. */
export const ATTRIBUTE_TYPES = ['text', 'textarea', 'select', 'multiselect', 'date'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];
