/** The secrets that the API answered this once, by the UUIDs of their webhooks, until the administrator has copied them. */
export const newSecrets = new Map<string, string>();
