/** Where people go on with an entity that an answer shows. */
export interface Link {
  readonly rel: string;
  readonly href: string;
  readonly action: 'GET';
  readonly types: readonly string[];
}

const TYPES = ['text/html'];

/** Its admin list and form (paths reserved for the admin pages), and its public page where it has one. */
export const linksOf = (gridRel: string, grid: string, uuid: string, view?: string): Link[] => [
  { rel: gridRel, href: grid, action: 'GET', types: TYPES },
  { rel: 'edit', href: `${grid}/edit/${uuid}`, action: 'GET', types: TYPES },
  ...(view === undefined ? [] : [{ rel: 'view', href: view, action: 'GET', types: TYPES } as const]),
];
