/** Catalogs that the shell, and therefore every page, needs. All others load with the code that uses them. */
export const FIRST_AREAS: readonly string[] = ['app', 'nav'];
