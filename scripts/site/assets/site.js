// Sets up the menu on small screens, the color choice, the buttons that copy code, and the search. Pages also work without it.
import { setUpSearch } from './search.js';

const page = document.documentElement;
const menu = document.querySelector('[data-menu]');
const themes = document.querySelector('[data-theme-button]');

menu.hidden = false;
menu.addEventListener('click', () => openMenu(page.dataset.menu !== 'open'));
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || page.dataset.menu !== 'open') return;
  openMenu(false);
  menu.focus();
});

function openMenu(open) {
  page.dataset.menu = open ? 'open' : '';
  menu.setAttribute('aria-expanded', String(open));
  if (open) document.querySelector('#site-menu summary')?.focus();
}

themes.hidden = false;
themes.addEventListener('click', () => {
  const isDark = page.dataset.theme
    ? page.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.theme = isDark ? 'light' : 'dark';
  localStorage.setItem('theme', page.dataset.theme);
});

const side = document.querySelector('#site-menu');
const current = side.querySelector('[aria-current]');
if (current) side.scrollTop = current.offsetTop - side.clientHeight / 2;

for (const code of document.querySelectorAll('article .code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  });
  code.append(button);
}

markHeading();
setUpSearch();

/** Marks the current heading in the page's table of contents. */
function markHeading() {
  const links = new Map(
    [...document.querySelectorAll('.contents a')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  if (links.size === 0) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute('aria-current');
        links.get(target.id)?.setAttribute('aria-current', 'location');
      }
    },
    { rootMargin: '-64px 0px -75% 0px' },
  );
  for (const heading of document.querySelectorAll('article :is(h2, h3)')) seen.observe(heading);
}
