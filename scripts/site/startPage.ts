import { frame, navigation } from './layout.ts';
import { escape } from './page.ts';
import type { Section } from './sections.ts';

const SHOWN = 6;

/** Returns the start page of the site. */
export function startPage(sections: readonly Section[], description: string): string {
  const cards = sections.map(({ title, about, pages }) => {
    const links = pages
      .slice(0, SHOWN)
      .map((page) => `<li><a href="${page.path}">${escape(page.title)}</a></li>`);
    const more = pages.length - links.length;
    const rest = more > 0 ? `<li class="more">and ${more} more</li>` : '';
    return `<section><h2><a href="${pages[0]?.path ?? ''}">${escape(title)}</a></h2><p>${escape(about)}</p><ul>${links.join('')}${rest}</ul></section>`;
  });
  const body = `<div class="columns start">
${navigation('index.html', sections)}
<main id="site-content">
<div class="hero">
<h1>Sell with a shop that is yours to change</h1>
<p>${escape(description)}</p>
<div class="code"><pre tabindex="0"><code>npm ci &amp;&amp; npm start</code></pre></div>
<p class="actions"><a class="button" href="tour.html">Take the tour</a> <a href="concepts.html">Read the concepts</a></p>
</div>
<div class="cards">${cards.join('\n')}</div>
</main>
</div>`;
  return frame({ path: 'index.html', title: 'Shop documentation', description, body });
}

/** Returns the 404 page. */
export const missingPage = (sections: readonly Section[], base: string): string =>
  frame({
    path: '404.html',
    base,
    title: 'Page not found · Shop docs',
    description: 'Page at this address. does not exist',
    body: `<div class="columns start">
${navigation('404.html', sections)}
<main id="site-content"><div class="hero"><h1>Page here</h1> does not exist
<p>The address may be misspelt, or the page has another name now. Press <kbd>/</kbd> to search.</p>
<p class="actions"><a class="button" href="index.html">To the start page</a></p></div></main>
</div>`,
  });
