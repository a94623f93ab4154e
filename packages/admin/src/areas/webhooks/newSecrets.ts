/** Webhook secrets, by webhook UUID. The API returned each secret only once, so it is stored until the administrator has copied it. */
export const newSecrets = new Map<string, string>();
