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
      text: 'Tools for the kitchen, the desk and the trail, from workshops we know by name.',
      image: sceneUrl('hero'),
      link: '/kitchen',
      label: 'Shop Kitchen',
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
        tile('Home & living', 'home-living'),
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
      text: 'We choose each piece for the years after the first one: glaze that doesn’t chip, steel that takes a new edge, linen that grows softer.\n\nIf something fails, we repair it or send another.',
      link: '/about',
      label: 'How we choose',
    },
  },
  {
    name: 'Demo: reasons to buy',
    type: 'features',
    settings: {
      items: [
        { title: 'Ships within two days', text: 'With a tracking number for every parcel.' },
        { title: '30-day returns', text: 'Unused and in its packaging, for a full refund.' },
        { title: 'Pay your way', text: 'Choose your payment method at checkout.' },
      ],
    },
  },
  {
    name: 'Demo: newsletter',
    type: 'newsletter',
    settings: {
      title: 'New things, now and then',
      text: 'One email a month about what is new in the shop.',
    },
  },
];
