/**
 * The source of the function `combobox`, which scripts of pages contain. It turns an input into a combobox whose list is filled while the
 * shopper types. It takes the input, the element around it to which the list is added, a name and an ID for the list, a pattern of
 * values that are long enough, and `load`, which requests the options as HTML. `pick` handles a chosen option; without it, options are
 * links. The first element of the answer announces `data-status`.
 */
export const comboboxSource = `const combobox = ({ box, host, id, name, enough, wait, load, pick }) => {
    const list = document.createElement('div');
    const status = document.createElement('p');
    let timer, request, options = [], active = -1;
    list.id = id;
    list.className = 'suggestions';
    list.hidden = true;
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', name || box.labels[0]?.textContent.trim() || '');
    status.className = 'hidden';
    status.setAttribute('role', 'status');
    host.append(list, status);
    const set = (values) => Object.entries(values).forEach(([key, value]) => box.setAttribute(key, value));
    set({
      role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-haspopup': 'listbox',
      'aria-controls': list.id,
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
    const forget = () => {
      options = [];
      status.textContent = '';
      close();
    };
    const fill = async () => {
      request?.abort();
      request = new AbortController();
      try {
        const answer = await load(box.value.trim(), request.signal);
        if (!answer.ok) return close();
        list.innerHTML = await answer.text();
        options = [...list.querySelectorAll('[role=option]')];
        options.forEach((option, index) => {
          option.id = list.id + '-' + index;
          option.setAttribute('aria-selected', 'false');
        });
        mark(-1);
        status.textContent = list.firstElementChild?.dataset.status || '';
        show(options.length > 0 && host.contains(document.activeElement));
      } catch (error) {
        if (error.name !== 'AbortError') close();
      }
    };
    box.addEventListener('input', () => {
      clearTimeout(timer);
      request?.abort();
      if (!enough.test(box.value.trim())) return forget();
      timer = setTimeout(fill, wait);
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
      if (options.length > 0 && enough.test(box.value.trim())) show(true);
    });
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = pick && target.closest('[role=option]');
      if (!option) return;
      forget();
      pick(option);
    });
    host.addEventListener('focusout', (event) => {
      if (!host.contains(event.relatedTarget)) close();
    });
    box.form?.addEventListener('submit', close);
  };`;
