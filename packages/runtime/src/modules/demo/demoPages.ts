import type { NewCmsPageBody } from '../cmsPages/index.ts';

/** The demo store's pages, in footer sequence. Their content is only an example. */
export const demoPages: readonly NewCmsPageBody[] = [
  {
    title: 'About us',
    url_key: 'about',
    status: true,
    meta_description: 'Who we are, and how we choose what we sell.',
    content: `<p>We sell tools and household goods that are used every day and are still there in ten years.</p>
<h2>How we choose</h2>
<p>Each product is used at home for some months before it comes into the shop. What chips, rusts or annoys does not make it.</p>
<h2>Who makes it</h2>
<p>Most of it comes from small workshops. We order well ahead and pay on delivery, so that they can plan.</p>`,
  },
  {
    title: 'Shipping and returns',
    url_key: 'shipping-and-returns',
    status: true,
    meta_description: 'When a parcel leaves, what it costs, and how to send it back.',
    content: `<h2>Shipping</h2>
<p>Orders leave within two working days. The price of each shipping method is shown at checkout before you pay, and you get a tracking number by email.</p>
<h2>Returns</h2>
<p>You have 30 days to change your mind. Send the product back unused and in its packaging:</p>
<ol><li>Write to us with the number of your order.</li><li>Put the product into its box.</li><li>Hand the parcel in. We refund the price within five working days.</li></ol>
<h2>Something is broken</h2>
<p>Send us a picture. We fix it, replace it, or refund it, as you prefer.</p>`,
  },
  {
    title: 'Privacy',
    url_key: 'privacy',
    status: true,
    meta_description: 'What this shop stores about you, and for how long.',
    content: `<p><strong>This is an example.</strong> Replace it with the privacy notice of your shop before you go live.</p>
<h2>What is stored</h2>
<p>For an order: your name, address, email, telephone and what you bought. For an account: the same, and the hash of your password.</p>
<h2>Cookies</h2>
<p>One cookie remembers your cart, another one that you are signed in. Neither follows you to other sites.</p>`,
  },
];

const entry = (name: string, target: string) => ({ name, target, children: [] });

/** The header menu: categories, selected pages, and the blog. */
const demoHeader = {
  code: 'header',
  name: 'Header',
  items: [
    entry('Kitchen', '/kitchen'),
    entry('Desk', '/desk'),
    entry('Outdoors', '/outdoors'),
    entry('Home', '/home-living'),
    entry('Favorites', '/collections/featured'),
    entry('Blog', '/blog'),
  ],
};

/** The footer menu, which lists the pages and the contact form. */
const demoFooter = {
  code: 'footer',
  name: 'Footer',
  items: [
    ...demoPages.map(({ title, url_key }) => entry(title, `/${url_key}`)),
    entry('Contact', '/contact'),
  ],
};

/** The demo store's menus. */
export const demoMenus = [demoHeader, demoFooter];
