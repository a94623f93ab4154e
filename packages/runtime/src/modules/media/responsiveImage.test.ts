import { expect, test } from 'vitest';
import { responsiveImage } from './responsiveImage.ts';

const image = { url: '/assets/demo/mug.jpg', alt: 'A blue mug', width: 800, height: 1000 };

test('a stored image is offered in all sizes with their actual widths', () => {
  const responsive = responsiveImage(image, 'listing');
  expect(responsive).toMatchObject({
    src: '/assets/demo/mug.jpg?size=listing',
    original: '/assets/demo/mug.jpg',
    alt: 'A blue mug',
    width: 384,
    height: 480,
  });
  expect(responsive.sources).toEqual([
    { src: '/assets/demo/mug.jpg?size=thumb', width: 128 },
    { src: '/assets/demo/mug.jpg?size=listing', width: 384 },
    { src: '/assets/demo/mug.jpg?size=single', width: 800 },
  ]);
});

test('an image on another site, or of unknown dimensions, has one URL and no size', () => {
  const elsewhere = responsiveImage({ ...image, url: 'https://cdn.example/mug.jpg' }, 'listing');
  expect(elsewhere).toMatchObject({ src: 'https://cdn.example/mug.jpg', width: null, sources: [] });
  const unknown = responsiveImage({ ...image, width: null, height: null }, 'single');
  expect(unknown).toMatchObject({ src: '/assets/demo/mug.jpg?size=single', height: null, sources: [] });
});
