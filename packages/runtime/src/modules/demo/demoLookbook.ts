import type { NewCmsPageBody } from '../cmsPages/index.ts';
import type { NewWidgetBody } from '../pageBuilder/index.ts';
import { sceneUrl } from './demoScenes.ts';

/** A page of images with text that shows the demo products in use. */
export const demoLookbook: NewCmsPageBody = {
  title: 'A slow Saturday',
  url_key: 'lookbook',
  status: true,
  meta_description: 'Our lookbook: coffee at eight, a quiet hour at the desk, and candles at dusk.',
  content: '<p>One day, three rooms, and the things that stay within reach.</p>',
};

/** The widgets of the lookbook page, from top to bottom. */
export const demoLookbookWidgets: readonly NewWidgetBody[] = [
  {
    name: 'Demo: lookbook morning',
    type: 'image_text',
    settings: {
      image: sceneUrl('morning'),
      title: 'Eight o’clock',
      text: 'Grind, pour, wait. The stoneware mug keeps the first cup warm while the second one drips.',
      link: '/kitchen',
      label: 'Shop Kitchen',
    },
  },
  {
    name: 'Demo: lookbook noon',
    type: 'image_text',
    settings: {
      image: sceneUrl('noon'),
      title: 'The quiet hour',
      text: 'A letter that has waited since spring. Felt under the elbows, light from the side, the phone in another room.',
      link: '/desk',
      label: 'Shop Desk',
      reversed: true,
    },
  },
  {
    name: 'Demo: lookbook dusk',
    type: 'image_text',
    settings: {
      image: sceneUrl('dusk'),
      title: 'Lights down',
      text: 'Two beeswax candles, one cotton throw, and nothing left to do.',
      link: '/home-living',
      label: 'Shop Home & living',
    },
  },
];
