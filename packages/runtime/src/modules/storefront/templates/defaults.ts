import { cartTemplate } from './cart.ts';
import { categoryTemplate } from './category.ts';
import { contentTemplate } from './content.ts';
import type { Templates } from './contract.ts';
import { documentTemplate } from './document.ts';
import { failureTemplate } from './failure.ts';
import { homepageTemplate } from './homepage.ts';
import { productTemplate } from './product.ts';
import { searchTemplate } from './search.ts';

/** The shop's own templates. */
export const defaultTemplates: Templates = {
  document: documentTemplate,
  homepage: homepageTemplate,
  content: contentTemplate,
  product: productTemplate,
  category: categoryTemplate,
  search: searchTemplate,
  cart: cartTemplate,
  failure: failureTemplate,
};
