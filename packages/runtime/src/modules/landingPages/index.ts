export { windowsPassed } from './visibility.ts';
