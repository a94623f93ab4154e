import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { consentLink } from './consent.ts';
import { currencySwitch } from './currencySwitch.ts';
import { footGuarantee } from './guarantee.ts';
import { legalLine } from './legal.ts';
import { menuLink, menuList } from './menuList.ts';
import type { Layout, MenuEntry, TemplateContext } from './contract.ts';

/** Renders the footer of every page: columns for the shop, its menus and the account, followed by the languages and the payment methods. */
export const siteFooter = (layout: Layout, page: TemplateContext): Html =>
  html`<footer>
    ${page.area('footerTop')}
    <div class="foot">
      ${about(layout, page)}
      ${!layout.slim && html`${shopColumn(layout, page)}${accountColumn(page)}`}${footerMenu(layout, page)}
    </div>
    ${ends(layout, page)} ${legalLine(page, page.text('storefront.legal'))}
    ${!layout.slim && footGuarantee(page)} ${page.area('footer')}
  </footer>`;

/** Renders the link to withdraw from a contract, which the law requires on every page. Returns null in shops where it does not. */
const withdrawalLine = ({ withdrawal_path: path }: Layout, { text }: TemplateContext): Html | null =>
  path === null
    ? null
    : html`<p class="withdraw">
        <a href="${path}">${text('storefront.foot.withdraw')}</a>
      </p>`;

/** Renders the shop's description and contact details. */
const about = ({ look }: Layout, { text }: TemplateContext): Html => {
  const { email, phone, address } = look.contact;
  const lines = (address ?? '').split('\n').filter((line) => line.trim() !== '');
  return html`<div class="about">
    <span class="shop">${look.name}</span>
    ${paragraphs(look.about).map((one) => html`<p>${one}</p>`)}
    ${
      (email || phone || lines.length > 0) &&
      html`<address>
        ${lines.length > 0 && html`<p>${lines.map((line, at) => html`${at > 0 && html`<br />`}${line}`)}</p>`}
        ${email && html`<a href="mailto:${email}">${email}</a>`}
        ${phone && html`<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}" dir="ltr">${phone}</a>`}
      </address>`
    }
    ${
      look.social.length > 0 &&
      html`<ul class="social" aria-label="${text('storefront.foot.social')}">
        ${look.social.map(({ name, url }) => html`<li>${outward(url, name)}</li>`)}
      </ul>`
    }
  </div>`;
};

const paragraphs = (given: string | null): readonly string[] =>
  (given ?? '').split(/\n\s*\n/).filter((one) => one.trim() !== '');

const outward = (url: string, name: string): Html | null => {
  const href = safeHref(url);
  return href === null ? null : html`<a href="${href}" rel="me noopener">${name}</a>`;
};

const column = (id: string, title: string, list: Html): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${list}
  </section>`;

const shopColumn = ({ menu }: Layout, { text }: TemplateContext): Html | null => {
  const links = menu.filter(({ url }) => url !== null);
  if (links.length === 0) return null;
  const list = html`<ul>
    ${links.map((link) => html`<li>${menuLink(link)}</li>`)}
  </ul>`;
  return column('foot-shop', text('storefront.foot.shop'), list);
};

const accountColumn = ({ text }: TemplateContext): Html =>
  column(
    'foot-account',
    text('storefront.foot.account'),
    html`<ul>
      <li><a href="/account">${text('storefront.foot.yours')}</a></li>
      <li><a href="/account/orders">${text('storefront.foot.orders')}</a></li>
      <li><a href="/cart">${text('storefront.nav.cart')}</a></li>
    </ul>`,
  );

/** Renders the footer menu. Each entry with children becomes a column, and all other entries share one column. */
function footerMenu({ footer_menu: entries }: Layout, { text }: TemplateContext): readonly Html[] {
  const groups = entries.filter(({ children = [] }) => children.length > 0);
  const single = entries.filter(({ children = [] }) => children.length === 0);
  const columns: readonly Pick<MenuEntry, 'name' | 'children'>[] = [
    ...groups,
    ...(single.length > 0 ? [{ name: text('storefront.foot.help'), children: single }] : []),
  ];
  return columns.map(({ name, children = [] }, index) =>
    column(`foot-menu-${index}`, name, menuList(children)),
  );
}

/** Renders the last line of the footer: the languages, the link to withdraw, and the payment methods. */
function ends(layout: Layout, page: TemplateContext): Html {
  const { alternates, payments, look } = layout;
  return html`<div class="foot ends">
    <span>© ${look.name}</span>
    ${alternates.length > 1 && languageLinks(alternates, page)}${currencySwitch(layout, page)}${consentLink(layout, page)}
    ${withdrawalLine(layout, page)}
    ${
      payments.length > 0 &&
      html`<ul class="marks" aria-label="${page.text('storefront.foot.payments')}">
        ${payments.map((name) => html`<li>${name}</li>`)}
      </ul>`
    }
  </div>`;
}

/** Renders links to the same page in the shop's other languages. */
const languageLinks = (alternates: Layout['alternates'], page: TemplateContext): Html =>
  html`<nav class="languages" aria-label="${page.text('storefront.nav.languages')}">
    ${alternates.map(
      ({ language, name, path, is_current }) =>
        html`<a
          href="${path}"
          hreflang="${language}"
          lang="${language}"
          ${is_current && html`aria-current="true"`}
          >${name}</a
        > `,
    )}
  </nav>`;
