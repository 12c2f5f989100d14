import { createHash } from 'node:crypto';
import { emailKey } from '@/lib/store/email-key';

type Message = { name: string; email: string; phone: string; message: string };

/**
 * What identical messages share, whatever their case, their spaces and their Unicode composition.
 *
 * @param held a message that is held back is no reason to drop the same one sent in the clear
 */
export function fingerprint({ name, email, phone, message }: Message, held: boolean): string {
  const parts = [plain(name), emailKey(email), phone.replace(/\D/g, ''), plain(message), held];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
