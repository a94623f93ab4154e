import type { TestShop } from '../createTestShop.ts';
import { createVisitor, wordsOf } from '../suites/visitor.ts';
import type { Seen, Visitor } from '../suites/visitor.ts';

/** Opens the address of a handed-over cart, and uses the button of its page. Throws an error if the address has ended. */
export async function takeOver(shop: Pick<TestShop, 'url' | 'app'>, address: string): Promise<Visitor> {
  const visitor = createVisitor(shop);
  const { pathname, search, searchParams } = new URL(address);
  const expect = ({ status, html, path }: Seen, isExpected: boolean): void => {
    if (status !== 200 || !isExpected)
      throw new Error(`${pathname} was answered with ${status} at ${path}: ${wordsOf(html)}`);
  };
  const page = await visitor.open(pathname + search);
  expect(page, true);
  const next = await visitor.send(pathname, { key: searchParams.get('key') ?? '' });
  expect(next, next.path.endsWith('/checkout'));
  return visitor;
}
