/** Message areas that every page needs because the shell uses them. All other areas load with the code that uses them. */
export const FIRST_AREAS: readonly string[] = ['app', 'nav'];
