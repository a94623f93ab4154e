import { pageScript } from '../pageScript.ts';

/**
 * The script of the cart page. It submits the cart's forms without leaving the page, submits a changed quantity without a button, announces
 * the new total to screen readers, and copies the link of a shared cart. Without the script, the forms reload the page.
 */
export const cartScript = pageScript(
  'storefrontCartScript',
  'cart',
  `(() => {
  const main = document.querySelector('main');
  const voice = Object.assign(document.createElement('p'), { className: 'hidden', role: 'status' });
  document.body.append(voice);
  const words = (selector) => main.querySelector(selector)?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const nameOf = (control) => control.getAttribute('aria-label') || control.id;
  let waiting = Promise.resolve();

  const send = async (address, body) => {
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector('main');
    if (!next || !page.querySelector('.cart, .nothing')) return location.reload();
    const held = document.activeElement;
    const name = nameOf(held);
    const isOurs = main.contains(held) || held === document.body;
    main.replaceChildren(...next.childNodes);
    document.title = page.title;
    const [mark, shown] = [document, page].map((one) => one.querySelector('header .words')?.parentElement);
    if (mark && shown) mark.innerHTML = shown.innerHTML;
    if (answer.redirected) history.replaceState(null, '', answer.url);
    const same = name && [...main.querySelectorAll('button, input')].find((one) => nameOf(one) === name && !one.disabled);
    const wrong = main.querySelector('[autofocus]');
    if (isOurs) (wrong || same || main.querySelector('.notice button') || main).focus({ preventScroll: !wrong });
    voice.textContent = words('.notice p') + ' ' + words('.grand_total');
  };

  main.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!/\\/cart\\/(items\\/|coupons)/.test(form.action) || form.method !== 'post') return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, submitter));
    if (form.dataset.sent === String(body)) return;
    form.dataset.sent = submitter?.name ? '' : String(body);
    const address = submitter?.hasAttribute('formaction') ? submitter.formAction : form.action;
    waiting = waiting.then(() => send(address, body)).catch(() => location.assign(form.action.replace(/\\/cart\\/.*/, '/cart')));
  });
  main.addEventListener('change', ({ target }) => {
    if (target.name === 'qty') target.form.requestSubmit();
  });
  main.addEventListener('click', async (event) => {
    const box = event.target.closest('.share > summary')?.parentElement;
    if (!box || box.open || !navigator.clipboard) return;
    try {
      await navigator.clipboard.writeText(box.querySelector('input').value);
      box.querySelector('[role=status]').textContent = box.dataset.copied;
    } catch { /* The link can be selected. */ }
  });
})();
`,
);
