import { refuse } from '../../platform/errors.ts';

export const menuNotFound = () => refuse(404, 'MENU_NOT_FOUND', 'Menu not found');
export const menuCodeExists = (code: string) =>
  refuse(409, 'MENU_CODE_EXISTS', 'A menu with the code "{code}" already exists', {
    values: { code },
    at: 'code',
  });
export const tooManyMenuItems = (max: number) =>
  refuse(400, 'TOO_MANY_MENU_ITEMS', 'A menu can have at most {max} items', {
    values: { max },
    at: 'items',
  });
