import { notPersonal } from '@shop/runtime/extension';

/** Declares that the tables know nothing about shoppers, for export and erasure. */
export const personalData = [notPersonal('my_thing_note', 'title')];
