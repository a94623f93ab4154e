// Searches all pages. The index is loaded when the search is first opened.
const root = document.body.dataset.root;
const dialog = document.querySelector('dialog.search');
const input = dialog.querySelector('input');
const list = dialog.querySelector('ol');
const state = dialog.querySelector('.search-state');
const MOST = 12;

const QUERY = {
  prefix: true,
  fuzzy: 0.2,
  boost: { heading: 4, page: 2 },
  boostDocument: (_id, _term, { weight }) => weight,
  combineWith: 'AND',
};

let index = null;
let chosen = -1;

/** Opens the search when its button is clicked or when `/` or Ctrl+K is pressed. */
export function setUpSearch() {
  const button = document.querySelector('[data-search]');
  button.hidden = false;
  button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest('input, textarea, select, [contenteditable]');
    const isOpening =
      (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isOpening || dialog.open) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  input.addEventListener('input', show);
  input.addEventListener('keydown', move);
}

async function open() {
  dialog.showModal();
  input.select();
  if (index) return;
  state.textContent = 'The index is loading …';
  try {
    index = await load();
    state.textContent = '';
    show();
  } catch (error) {
    state.textContent = 'The index could not be loaded. Try again later.';
    throw error;
  }
}

async function load() {
  const [{ default: MiniSearch }, answer] = await Promise.all([
    import('./minisearch.js'),
    fetch(`${root}search.json`),
  ]);
  if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
  const { index: made, options } = await answer.json();
  return MiniSearch.loadJS(made, options);
}

function show() {
  if (!index) return;
  const query = input.value.trim();
  const found = query === '' ? [] : index.search(query, QUERY);
  list.replaceChildren(...found.slice(0, MOST).map(result));
  choose(found.length > 0 ? 0 : -1);
  input.setAttribute('aria-expanded', String(found.length > 0));
  state.textContent = query === '' ? '' : found.length === 0 ? `Nothing has “${query}”.` : told(found.length);
}

const told = (count) => (count === 1 ? '1 place' : `${count} places`);

function result({ path, page, heading, start }, place) {
  const item = document.createElement('li');
  item.role = 'none';
  const link = document.createElement('a');
  link.id = `site-result-${place}`;
  link.role = 'option';
  link.href = `${root}${path}`;
  link.tabIndex = -1;
  link.addEventListener('click', () => dialog.close());
  const parts = [
    ['strong', heading],
    ['span', page === heading ? '' : page],
    ['small', start],
  ];
  for (const [tag, text] of parts) {
    if (text === '') continue;
    const part = document.createElement(tag);
    part.textContent = text;
    link.append(part);
  }
  item.append(link);
  return item;
}

function choose(place) {
  chosen = place;
  const links = list.querySelectorAll('a');
  for (const [at, link] of links.entries()) link.ariaSelected = String(at === place);
  const item = links[place];
  if (item) input.setAttribute('aria-activedescendant', item.id);
  else input.removeAttribute('aria-activedescendant');
  item?.scrollIntoView({ block: 'nearest' });
}

function move(event) {
  const { length } = list.children;
  if (length === 0) return;
  if (event.key === 'ArrowDown') choose((chosen + 1) % length);
  else if (event.key === 'ArrowUp') choose((chosen - 1 + length) % length);
  else if (event.key === 'Enter') list.children[chosen]?.querySelector('a').click();
  else return;
  event.preventDefault();
}
