import type { NewBlogPostBody } from '../blog/index.ts';
import { sceneUrl } from './demoScenes.ts';

/** The demo blog's posts. Their content is only an example. */
export const demoPosts: readonly NewBlogPostBody[] = [
  {
    name: 'How to care for stoneware',
    url_key: 'how-to-care-for-stoneware',
    status: true,
    author: 'Mara Lindqvist',
    image: sceneUrl('kitchen'),
    short_description: 'Warm water, a soft sponge, and no sudden cold: three habits that keep a mug whole.',
    meta_description: 'How to wash, dry and store stoneware so the glaze stays as it is.',
    content: `<p>Stoneware is fired so hot that it holds water for decades. What harms it is a sudden change: from the oven into cold water, or from the freezer into the oven.</p>
<h2>Every day</h2>
<ul><li>Wash it by hand or in the dishwasher, with a mild detergent.</li><li>Let it dry before you stack it: the foot is not glazed and takes up water.</li><li>Baking soda removes tea stains.</li></ul>
<h2>In the oven</h2>
<p>Put it in while the oven is cold and let both warm up together. Afterwards, set it down on wood or cloth, never on cold stone.</p>
<p>Find every piece in <a href="/kitchen">Kitchen</a>.</p>`,
  },
  {
    name: 'A desk that invites work',
    url_key: 'a-desk-that-invites-work',
    status: true,
    author: 'Jonas Field',
    image: sceneUrl('desk'),
    short_description: 'Light from the side, one notebook, and room for your elbows.',
    meta_description: 'Three things that turn a desk into a place where work begins by itself.',
    content: `<p>Most desks hold too much. Start with an empty one and put back only what you used this week.</p>
<h2>Light</h2>
<p>Put the lamp on the side of the hand that doesn’t write, so no shadow falls on the page.</p>
<h2>Paper</h2>
<p>One notebook is enough for everything. Dots help with writing and drawing alike.</p>
<p>See what we use ourselves in <a href="/desk">Desk</a>.</p>`,
  },
];
