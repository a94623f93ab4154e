import { notPersonal } from '@shop/runtime/extension';

/** What the tables know about shoppers, for export and erasure: nothing. */
export const personalData = [notPersonal('my_thing_note', 'title')];
