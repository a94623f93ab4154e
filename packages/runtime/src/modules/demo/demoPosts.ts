import type { NewBlogPostBody } from '../blog/index.ts';
import { sceneUrl } from './demoScenes.ts';

/** The demo blog's posts. Their content is only an example. */
export const demoPosts: readonly NewBlogPostBody[] = [
  {
    name: 'How to care for stoneware',
    url_key: 'how-to-care-for-stoneware',
    status: true,
    author: 'The shop',
    image: sceneUrl('kitchen'),
    short_description: 'Warm water, a soft sponge, and no sudden cold: three habits that keep a mug whole.',
    meta_description: 'How to wash, dry and store stoneware, so that its glaze stays as it is.',
    content: `<p>Stoneware is fired hot enough to hold water without a crack. What harms it is a quick change: from the oven into cold water, or from the freezer into the oven.</p>
<h2>Every day</h2>
<ul><li>Wash it by hand or in the dishwasher, with a mild detergent.</li><li>Let it dry before you stack it: the foot ring is not glazed, and takes up water.</li><li>Stains of tea go with a spoon of baking soda.</li></ul>
<h2>In the oven</h2>
<p>Put it in while the oven is cold, and let it warm up along. Set it down on wood or cloth afterwards, never on a cold stone.</p>
<p>You find all pieces <a href="/kitchen">in the kitchen</a>.</p>`,
  },
  {
    name: 'A desk that invites work',
    url_key: 'a-desk-that-invites-work',
    status: true,
    author: 'The shop',
    image: sceneUrl('desk'),
    short_description: 'Light from the side, one notebook, and room for your elbows.',
    meta_description: 'Three things that make a desk a place where work begins by itself.',
    content: `<p>Most desks have too much on them. Begin with an empty one, and put back only what you used this week.</p>
<h2>Light</h2>
<p>Put the lamp on the side of the hand that does not write, so that no shadow falls on the page.</p>
<h2>Paper</h2>
<p>One notebook for everything is enough. Dots help both writing and drawing.</p>
<p>What we use ourselves lies <a href="/desk">on our desk</a>.</p>`,
  },
];
