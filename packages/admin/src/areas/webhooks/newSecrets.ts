/** Secrets that the API returned only once, by webhook UUID, until the administrator has copied them. */
export const newSecrets = new Map<string, string>();
