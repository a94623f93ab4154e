/** What the value of an attribute is: a line, a longer text, one or several of its options, or a day. */
export const ATTRIBUTE_TYPES = ['text', 'textarea', 'select', 'multiselect', 'date'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

export const hasOptions = (type: AttributeType): boolean => type === 'select' || type === 'multiselect';
