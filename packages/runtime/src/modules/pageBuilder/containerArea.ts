const PREFIX = 'columnsContainer_';

/** The area of one column, from 0, of the instance that holds the columns. */
export const columnArea = (uuid: string, index: number): string => `${PREFIX}${uuid}_col_${index}`;

/** What the areas inside of an instance begin with. */
export const containerPrefix = (uuid: string): string => `${PREFIX}${uuid}_`;
