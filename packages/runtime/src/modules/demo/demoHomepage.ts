import type { NewWidgetBody } from '../pageBuilder/index.ts';
import { sceneUrl } from './demoScenes.ts';

const tile = (title: string, urlKey: string) => ({ title, image: sceneUrl(urlKey), link: `/${urlKey}` });

/** The demo homepage's widgets, from top to bottom. */
export const demoHomepage: readonly NewWidgetBody[] = [
  {
    name: 'Demo: hero',
    type: 'hero',
    settings: {
      title: 'Good things, made to last',
      text: 'Tools for the kitchen, the desk and the trail, from workshops that we know by name.',
      image: sceneUrl('hero'),
      link: '/kitchen',
      label: 'Shop the kitchen',
    },
  },
  {
    name: 'Demo: categories',
    type: 'tiles',
    settings: {
      title: 'Shop by category',
      items: [
        tile('Kitchen', 'kitchen'),
        tile('Desk', 'desk'),
        tile('Outdoors', 'outdoors'),
        tile('Home', 'home-living'),
      ],
    },
  },
  {
    name: 'Demo: featured products',
    type: 'product_row',
    settings: {
      title: 'Our favorites',
      products: 'collection',
      collection: 'featured',
      count: 8,
      link: '/collections/featured',
      label: 'See all',
    },
  },
  {
    name: 'Demo: story',
    type: 'image_text',
    settings: {
      image: sceneUrl('story'),
      title: 'Fewer things, better made',
      text: 'Each piece is chosen for the years after the first one: glaze that does not chip, steel that takes an edge again, linen that grows softer.\n\nIf something fails, we fix it or send another.',
      link: '/about',
      label: 'How we choose',
    },
  },
  {
    name: 'Demo: reasons to buy',
    type: 'features',
    settings: {
      items: [
        { title: 'Sent within two days', text: 'With a tracking number for each parcel.' },
        { title: '30 days to return', text: 'Unused, in its packaging, for a full refund.' },
        { title: 'Pay as you like', text: 'Choose at the checkout among the ways to pay below.' },
      ],
    },
  },
  {
    name: 'Demo: newsletter',
    type: 'newsletter',
    settings: {
      title: 'New things, now and then',
      text: 'One email a month about what is new in the shop. Sign up, and save 10 % on your first order with the code WELCOME10.',
    },
  },
];
