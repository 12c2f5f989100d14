import { receiveContact } from '#lib/leads/contact.ts';
import { contactMessage, jsonRequest } from './requests.ts';

/** Posts a message as our script does. @param changes in place of what it says at its shortest */
export const postContact = (changes: object = {}, headers: Record<string, string> = {}) =>
  receiveContact(jsonRequest('/api/contacts', { ...contactMessage, ...changes }, headers));
