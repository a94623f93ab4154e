/** Maximum lengths of values in the format of Google's feed. */
export const GOOGLE_MOST = { id: 50, title: 150, description: 5000 } as const;
