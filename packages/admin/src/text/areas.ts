/** The catalogues that the shell needs, and so every page. All others load with the code that names their texts. */
export const FIRST_AREAS: readonly string[] = ['app', 'nav'];
