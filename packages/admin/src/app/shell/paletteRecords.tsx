import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import type { IconName } from '../../kit/shared/Icon.tsx';
import { linkToAddress } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

/** Titles and icons of the record types in search results. Extensions may add record types. */
const RECORDS: Readonly<Record<string, readonly [PlainTextKey, IconName]>> = {
  order: ['search.orders', 'cart'],
  product: ['search.products', 'box'],
  customer: ['search.customers', 'users'],
  category: ['search.categories', 'folder'],
  cms_page: ['search.pages', 'file'],
  coupon: ['search.coupons', 'ticket'],
};

/** Matches a query that is a number, such as the number of an order. */
export const NUMBER = /^#?\d{2,}$/;

const MIN_LENGTH = 2;

/** Searches the shop's records and groups them by type. The group with an exact match, such as an order number, is listed first. */
export function useRecords(query: string) {
  const navigate = useNavigate();
  const typed = NUMBER.test(query.trim()) ? query.trim().replace('#', '') : query.trim();
  const [keyword] = useDebouncedValue(typed, 200);
  const { data = [], isFetching } = useQuery({
    queryKey: ['search', keyword],
    queryFn: () => shop.search.find({ q: keyword, limit: 5 }),
    enabled: keyword.length >= MIN_LENGTH,
  });
  // Results of a previous query are not offered because Enter would open them.
  const found = keyword === typed && keyword.length >= MIN_LENGTH ? data : [];
  const isExact = ({ hits }: (typeof found)[number]) =>
    hits.some(({ title }) => title.toLowerCase() === keyword.toLowerCase());
  const groups = found
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
    .map(({ type, hits }) => {
      const [title, icon] = RECORDS[type] ?? (['search.others', 'search'] as const);
      return {
        group: text(title),
        actions: hits.map((hit) => ({
          id: hit.uuid,
          label: hit.title,
          ...(hit.subtitle !== null && { description: hit.subtitle }),
          leftSection: <Icon name={icon} />,
          onClick: () => void navigate(linkToAddress(hit.edit_url)),
        })),
      };
    });
  return { groups, isLoading: isFetching || keyword !== typed };
}
