import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { translatedFields } from '../../../translations/index.ts';
import { findMenuByCode } from '../../menu.repo.ts';
import type { MenuRow } from '../../menu.ts';
import { shownItems } from '../../shownItems.ts';
import type { ShownItem } from '../../shownItems.ts';

export default {
  Menu: {
    items: ({ items }: MenuRow, _: unknown, { app }: GraphQLContext) => shownItems(app, items),
  },
  MenuItem: {
    ...translatedFields<ShownItem>(['name'], ({ uuid }) => uuid),
    url: ({ url }: ShownItem, _: unknown, { app }: GraphQLContext) =>
      url !== null && /^\/(?!\/)/.test(url) ? app.languages.pathIn(app.language, url) : url,
  },
  Query: {
    menu: (_: unknown, { code }: { code: string }, { db }: GraphQLContext) => findMenuByCode(db, code),
  },
};
