import { useEffect } from 'react';

/** Sets the browser window title to the page heading and the shop name, so that users can tell tabs and history entries apart. */
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
