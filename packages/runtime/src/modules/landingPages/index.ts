export { windowsPassed } from './windowsPassed.ts';
