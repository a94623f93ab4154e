import { SIGN_THAT_MOVES } from '../../platform/money.ts';
import { pageScript } from './pageScript.ts';

/**
 * The script of product pages. It opens images in a dialog, scrolls to a thumbnail's image without leaving the page, marks the thumbnail of the shown image, adds the buttons of the quantity, shows the chosen amount of
 * a gift card as the price, shows the added item in a drawer on wide screens, and stores recently viewed products in the browser to show them on other product pages. Without the script,
 * the links open the images, adding an item opens the cart page, and the container for recently viewed products stays hidden.
 */
export const productScript = pageScript(
  'storefrontProductScript',
  'product',
  `(() => {
  const KEY = 'shop-seen', MOST = 8;
  const make = (tag, values, ...children) => {
    const element = Object.assign(document.createElement(tag), values);
    element.append(...children);
    return element;
  };

  const zoom = (link, closeText) => {
    const image = link.querySelector('img');
    const close = make('button', { className: 'tool close', type: 'button', textContent: '\\u00d7' });
    close.setAttribute('aria-label', closeText);
    const large = make('img', { src: link.href, alt: image.alt });
    const dialog = make('dialog', { className: 'zoom' }, large, close);
    dialog.setAttribute('aria-label', image.alt);
    dialog.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => { dialog.remove(); link.focus(); });
    document.body.append(dialog);
    dialog.showModal();
  };
  for (const gallery of document.querySelectorAll('.gallery')) {
    gallery.addEventListener('click', (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      if ('zoom' in link.dataset) zoom(link, gallery.dataset.close);
      else document.querySelector(link.hash)?.scrollIntoView({ block: 'nearest', inline: 'start' });
    });
  }

  for (const row of document.querySelectorAll('.gallery .pictures')) {
    const links = row.parentElement.querySelectorAll('.thumbs a');
    const middle = (one) => { const { left, width } = one.getBoundingClientRect(); return left + width / 2; };
    const mark = () => {
      const far = [...row.children].map((picture) => Math.abs(middle(picture) - middle(row)));
      const shown = far.indexOf(Math.min(...far));
      links.forEach((link, at) => at === shown ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current'));
    };
    row.addEventListener('scroll', mark, { passive: true });
    mark();
  }

  const qty = document.querySelector('.purchase .stepper input');
  if (qty) {
    const { less, more } = qty.parentElement.dataset;
    const step = (value, turn, name) => {
      const one = make('input', { type: 'button', value, onclick: () => { qty[turn](); mark(); } });
      one.setAttribute('aria-label', name);
      return one;
    };
    const down = step('\\u2212', 'stepDown', less), up = step('+', 'stepUp', more);
    const mark = () => {
      down.setAttribute('aria-disabled', String(Number(qty.value) <= Number(qty.min)));
      up.setAttribute('aria-disabled', String(Number(qty.value) >= Number(qty.max)));
    };
    qty.before(down);
    qty.after(up);
    qty.addEventListener('input', mark);
    mark();
  }

  const show = (answer, opener) => {
    const dialog = make('dialog', { className: 'drawer', innerHTML: answer });
    const mark = dialog.querySelector('[data-mark]');
    const label = document.querySelector('header .words')?.parentElement;
    label?.querySelectorAll('.units, .words').forEach((one) => one.remove());
    label?.append(...mark.childNodes);
    dialog.setAttribute('aria-labelledby', 'added-title');
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog || target.closest('.close')) dialog.close();
    });
    dialog.addEventListener('close', () => { dialog.remove(); opener?.focus(); });
    document.body.append(dialog);
    dialog.showModal();
  };
  const form = document.querySelector('form.purchase[data-added]');
  let isSending = false;
  form?.addEventListener('submit', async (event) => {
    if (event.submitter?.hasAttribute('formaction') || !matchMedia('(min-width: 48rem)').matches) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const body = new URLSearchParams(new FormData(form));
    body.set('to', form.dataset.added);
    try {
      const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
      if (!answer.ok) return form.submit();
      if (!answer.url.includes('/cart/added')) return location.assign(answer.url);
      show(await answer.text(), event.submitter);
    } catch { location.assign(form.action.replace(/\\/items$/, '')); }
    isSending = false;
  });

  const amounts = document.querySelector('.purchase .amounts');
  const shown = [...document.querySelectorAll('article.product .price, .buy-bar .price')];
  const least = shown[0]?.textContent;
  amounts?.addEventListener('input', () => {
    const { locale, currency } = amounts.dataset;
    const typed = amounts.querySelector('.other input');
    const { price } = amounts.querySelector('input:checked')?.dataset ?? {};
    const isKnown = currency && typed?.value && typed.checkValidity();
    const entered = isKnown && new Intl.NumberFormat(locale, { style: 'currency', currency }).format(typed.value);
    const mark = ${SIGN_THAT_MOVES}.test(entered) ? '\\u200e' : '';
    for (const one of shown) one.textContent = price || (entered && entered + mark) || least;
  });

  const section = document.getElementById('seen');
  if (!section) return;
  let seen = [];
  try { seen = JSON.parse(localStorage.getItem(KEY)) || []; } catch { /* Storage is blocked. */ }
  if (!Array.isArray(seen)) seen = [];
  const path = location.pathname;
  const others = seen.filter((one) => one && typeof one.path === 'string' && one.path.startsWith('/') && one.path !== path);
  const { name, picture } = section.dataset;
  try {
    localStorage.setItem(KEY, JSON.stringify([{ path, name, picture }, ...others].slice(0, MOST)));
  } catch { /* Storage is blocked. */ }
  if (others.length === 0) return;
  const tiles = others.slice(0, 4).map((one) => make('li', {}, make('a', { href: one.path },
    make('span', { className: one.picture ? 'frame' : 'frame none' }, one.picture ? make('img', {
      loading: 'lazy', src: one.picture, alt: '', width: 400, height: 500,
    }) : section.querySelector('template').content.cloneNode(true)),
    make('span', { className: 'name', textContent: one.name }))));
  section.append(make('ul', { className: 'products' }, ...tiles));
  section.hidden = false;
})();
`,
);
