const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text is a uuid as paths carry it. A malformed one is an unknown one: ask before it meets a statement. */
export const isUuid = (text: string): boolean => UUID.test(text);
