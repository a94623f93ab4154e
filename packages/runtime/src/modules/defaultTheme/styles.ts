import { accountStyles } from './styles/account.ts';
import { baseStyles } from './styles/base.ts';
import { cartStyles } from './styles/cart.ts';
import { catalogStyles } from './styles/catalog.ts';
import { consentStyles } from './styles/consent.ts';
import { contentStyles } from './styles/content.ts';
import { formStyles } from './styles/forms.ts';
import { frameStyles } from './styles/frame.ts';
import { returnStyles } from './styles/returns.ts';
import { suggestionStyles } from './styles/suggestions.ts';
import { tillStyles } from './styles/till.ts';
import { tokens } from './styles/tokens.ts';

/** The default stylesheet. Text contrast is at least 4.5 to 1 in light and dark mode, and small screens have a single column. */
export const defaultStyles = [
  tokens,
  baseStyles,
  frameStyles,
  suggestionStyles,
  formStyles,
  catalogStyles,
  tillStyles,
  cartStyles,
  accountStyles,
  returnStyles,
  contentStyles,
  consentStyles,
].join('');
