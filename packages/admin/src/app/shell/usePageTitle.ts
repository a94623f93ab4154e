import { useEffect } from 'react';

/** Names the window after the heading of the page and the shop, so that tabs and the history can be told apart. */
export function usePageTitle(shopName: string): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const name = () => {
      const heading = main.querySelector('h1')?.textContent ?? '';
      const title = [heading, shopName].filter((part) => part !== '').join(' · ');
      if (title !== '' && document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [shopName]);
}
