import type { NewCmsPageBody } from '../cmsPages/index.ts';

/** The demo store's pages, in footer sequence. Their content is only an example. */
export const demoPages: readonly NewCmsPageBody[] = [
  {
    title: 'About us',
    url_key: 'about',
    status: true,
    meta_description: 'Who we are, and how we choose what we sell.',
    content: `<p>We sell tools and household goods that you use every day and still own in ten years.</p>
<h2>How we choose</h2>
<p>We live with every product for a few months before it comes into the shop. Whatever chips, rusts or annoys us doesn’t make it.</p>
<h2>Who makes it</h2>
<p>Most of it comes from small workshops. We order well ahead and pay on delivery, so they can plan.</p>`,
  },
  {
    title: 'Shipping and returns',
    url_key: 'shipping-and-returns',
    status: true,
    meta_description: 'When your parcel ships, what it costs, and how to send it back.',
    content: `<h2>Shipping</h2>
<p>Orders ship within two business days. You see the price of every shipping method at checkout before you pay, and we email you a tracking number.</p>
<h2>Returns</h2>
<p>You have 30 days to change your mind. Send the product back unused and in its packaging:</p>
<ol><li><a href="/contact">Write to us</a> with your order number.</li><li>Put the product in its box.</li><li>Drop off the parcel. We refund the price within five business days.</li></ol>
<h2>Something is broken?</h2>
<p>Send us a picture. We repair, replace or refund it, whichever you prefer.</p>`,
  },
  {
    title: 'Privacy',
    url_key: 'privacy',
    status: true,
    meta_description: 'What this shop stores about you, and why.',
    content: `<p><strong>This is an example.</strong> Replace it with the privacy notice of your shop before you go live.</p>
<h2>What is stored</h2>
<p>For an order: your name, address, email, phone number and what you bought. For an account: the same, and a hash of your password.</p>
<h2>Cookies</h2>
<p>One cookie remembers your cart, another keeps you logged in. Neither follows you to other sites.</p>`,
  },
];

const entry = (name: string, target: string) => ({ name, target, children: [] });

/** The header menu: categories, the collection, and the lookbook. */
const demoHeader = {
  code: 'header',
  name: 'Header',
  items: [
    entry('Kitchen', '/kitchen'),
    entry('Desk', '/desk'),
    entry('Outdoors', '/outdoors'),
    entry('Home & living', '/home-living'),
    entry('Favorites', '/collections/featured'),
    entry('Lookbook', '/lookbook'),
  ],
};

/** The footer menu, which lists the pages, the blog and the contact form. */
const demoFooter = {
  code: 'footer',
  name: 'Footer',
  items: [
    ...demoPages.map(({ title, url_key }) => entry(title, `/${url_key}`)),
    entry('Blog', '/blog'),
    entry('Contact', '/contact'),
  ],
};

/** The demo store's menus. */
export const demoMenus = [demoHeader, demoFooter];
