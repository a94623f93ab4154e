import { breadcrumb } from './breadcrumb.ts';
import { consentBanner } from './consent.ts';
import { documentHead } from './document.ts';
import { announcement, searchForm } from './header.ts';
import { gallery } from './gallery.ts';
import { icon } from './icon.ts';
import { taxNote } from './legal.ts';
import { menuHref, menuList } from './menuList.ts';
import { optionChoices } from './options.ts';
import type { TemplateParts } from './parts/contract.ts';
import { pathHref } from './pathHref.ts';
import { pictureOfUnknown, pictureTag } from '../media/index.ts';
import { priceBefore, unitPrice } from './price.ts';
import {
  consumerNotice,
  productBadges,
  productFacts,
  productPrice,
  promises,
  recentlySeen,
} from './product.ts';
import { buyBar, purchaseForm } from './purchaseForm.ts';
import { productList } from './productList.ts';
import { refusedAddNotice } from './refusedAdd.ts';
import { richSection } from './richSection.ts';
import { siteFooter } from './siteFooter.ts';
import { siteName } from './siteName.ts';
import { blocksOf, lineOf } from './textLanguage.ts';

/**
 * The components used by the default templates. A theme that rearranges a page can reuse components, which include form fields, image
 * sizes and screen reader labels.
 */
export const templateParts: TemplateParts = {
  announcement,
  blocksOf,
  breadcrumb,
  buyBar,
  consentBanner,
  consumerNotice,
  documentHead,
  gallery,
  icon,
  lineOf,
  menuHref,
  menuList,
  optionChoices,
  pathHref,
  pictureOfUnknown,
  pictureTag,
  priceBefore,
  productBadges,
  productFacts,
  productList,
  productPrice,
  promises,
  purchaseForm,
  recentlySeen,
  refusedAddNotice,
  richSection,
  searchForm,
  siteFooter,
  siteName,
  taxNote,
  unitPrice,
};
