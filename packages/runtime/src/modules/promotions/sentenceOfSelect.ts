import { joined } from './summaryWords.ts';
import type { AttributeOptions, Select } from './promotion.ts';
import type { SentenceWords } from './promotionSentence.ts';

const either = (words: SentenceWords, names: readonly string[]) => ({
  names: joined(words, names, 'disjunction'),
});

/** Returns the names of records, with a note in place of those that no longer exist. */
export const namesOf = (
  { promotionName, text }: SentenceWords,
  kind: 'category' | 'collection' | 'customer_group',
  ids: readonly string[],
): readonly string[] => ids.map((id) => promotionName(kind, id) ?? text('promotions.summary.deleted'));

/** Describes the products with an option of an attribute, such as "with color: red or blue". */
function attributeWords({ code, options }: AttributeOptions, words: SentenceWords): string {
  const names = options.map((option) => words.promotionName('attribute_option', option) ?? option);
  const attribute = words.promotionName('attribute', code) ?? code;
  return words.text('promotions.sentence.attribute', { attribute, ...either(words, names) });
}

/** Describes which products a select chooses, such as "products in the category Tea and with the SKU A or B". */
export function selectWords(select: Select | undefined, words: SentenceWords): string {
  const { text } = words;
  const { skus, categories, collections, attribute } = select ?? {};
  const clauses = [
    ...(categories
      ? [text('promotions.summary.category.in', either(words, namesOf(words, 'category', categories)))]
      : []),
    ...(collections
      ? [text('promotions.summary.collection.in', either(words, namesOf(words, 'collection', collections)))]
      : []),
    ...(attribute ? [attributeWords(attribute, words)] : []),
    ...(skus ? [text('promotions.summary.sku.in', either(words, skus))] : []),
  ];
  return clauses.length === 0
    ? text('promotions.summary.allProducts')
    : text('promotions.summary.products', { rules: joined(words, clauses, 'conjunction') });
}
