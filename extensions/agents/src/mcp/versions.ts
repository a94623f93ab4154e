/** The versions of MCP that the server speaks, the newest first. */
export const VERSIONS = ['2025-11-25', '2025-06-18'] as const;

/** Returns the version in which a client is answered: the one that it asks for, or the newest. */
export const versionFor = (asked: string): string => VERSIONS.find((known) => known === asked) ?? VERSIONS[0];
