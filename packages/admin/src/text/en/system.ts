/** The English texts of users, roles and what the shop did. */
export const system = {} as const;
