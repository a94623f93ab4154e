export { newContactMessageBody } from './contactMessage.ts';
export { sendMessage } from './sendMessage.ts';
