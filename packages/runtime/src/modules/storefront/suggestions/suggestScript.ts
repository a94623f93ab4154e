import { pageScript } from '../pageScript.ts';

/**
 * The script of the search boxes. It turns each search box into a combobox with suggestions while the shopper types. The form is
 * unchanged and works without the script.
 */
export const suggestScript = pageScript(
  'storefrontSuggestScript',
  'suggest',
  `(() => {
  const WAIT = 180, ENOUGH = /..|[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]/su;
  const attach = (form, number) => {
    const box = form.querySelector('input[type=search]');
    if (!box) return;
    const list = document.createElement('div');
    const status = document.createElement('p');
    let timer, request, options = [], active = -1;
    list.id = 'suggestions-' + number;
    list.className = 'suggestions';
    list.hidden = true;
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', form.dataset.suggestions || box.labels[0]?.textContent.trim() || '');
    status.className = 'hidden';
    status.setAttribute('role', 'status');
    form.append(list, status);
    const set = (values) => Object.entries(values).forEach(([name, value]) => box.setAttribute(name, value));
    set({
      role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': 'false',
      'aria-haspopup': 'listbox', 'aria-controls': list.id,
    });
    const mark = (next) => {
      options[active]?.setAttribute('aria-selected', 'false');
      active = next;
      const option = options[active];
      if (!option) return box.removeAttribute('aria-activedescendant');
      option.setAttribute('aria-selected', 'true');
      option.scrollIntoView({ block: 'nearest' });
      box.setAttribute('aria-activedescendant', option.id);
    };
    const show = (isOpen) => {
      list.hidden = !isOpen;
      box.setAttribute('aria-expanded', String(isOpen));
      if (!isOpen) mark(-1);
    };
    const close = () => {
      clearTimeout(timer);
      request?.abort();
      show(false);
    };
    const load = async () => {
      request?.abort();
      request = new AbortController();
      try {
        const keyword = box.value.trim();
        const answer = await fetch(form.action + '/suggestions?keyword=' + encodeURIComponent(keyword), {
          signal: request.signal, headers: { accept: 'text/html' },
        });
        if (!answer.ok) return close();
        list.innerHTML = await answer.text();
        options = [...list.querySelectorAll('[role=option]')];
        options.forEach((option, index) => {
          option.id = list.id + '-' + index;
          option.setAttribute('aria-selected', 'false');
        });
        mark(-1);
        status.textContent = list.firstElementChild?.dataset.status || '';
        show(options.length > 0 && form.contains(document.activeElement));
      } catch (error) {
        if (error.name !== 'AbortError') close();
      }
    };
    box.addEventListener('input', () => {
      clearTimeout(timer);
      request?.abort();
      if (!ENOUGH.test(box.value.trim())) {
        options = [];
        status.textContent = '';
        return show(false);
      }
      timer = setTimeout(load, WAIT);
    });
    box.addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      const isOpen = !list.hidden;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (options.length === 0) return;
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const count = options.length + 1;
        if (!isOpen) show(true);
        mark(((active + 1 + step + count) % count) - 1);
      } else if (event.key === 'Enter' && isOpen && active >= 0) {
        event.preventDefault();
        options[active].click();
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      }
    });
    box.addEventListener('focus', () => {
      if (options.length > 0 && ENOUGH.test(box.value.trim())) show(true);
    });
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    form.addEventListener('focusout', (event) => {
      if (!form.contains(event.relatedTarget)) close();
    });
    form.addEventListener('submit', close);
  };
  document.querySelectorAll('form[role=search]').forEach(attach);
})();
`,
);
