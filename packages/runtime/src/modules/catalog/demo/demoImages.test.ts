import { expect, test } from 'vitest';
import { demoCatalogue } from './demoCatalogue.ts';
import { demoImage } from './demoImages.ts';
import { demoDrawing } from './demoShapes.ts';

test('every demo product has its own drawing', () => {
  const names = demoCatalogue.flatMap(({ products }) => products.map(({ urlKey }) => urlKey));
  const shapes = names.map((name) => demoDrawing(name).shapes);
  expect(new Set(shapes).size).toBe(names.length);
  expect(demoImage('bulk-1')).not.toBe(demoImage('bulk-2'));
});
