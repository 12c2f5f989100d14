import type { Command } from './command';

/** Imported on use, so that `doctor` can report an invalid setting. */
export const commands: Record<string, () => Promise<Command>> = {
  'leads list': async () => (await import('./leads')).listCommand,
  'leads show': async () => (await import('./leads')).showCommand,
  'leads report': async () => (await import('./leads-report')).reportCommand,
  'leads retry': async () => (await import('./leads-mail')).retryCommand,
  'leads release': async () => (await import('./leads-mail')).releaseCommand,
  'leads dismiss': async () => (await import('./leads-mail')).dismissCommand,
  'subscribers list': async () => (await import('./subscribers')).listCommand,
  'subscribers export': async () => (await import('./subscribers')).exportCommand,
  'subscribers remove': async () => (await import('./subscribers')).removeCommand,
  'newsletter send': async () => (await import('./newsletter-send')).sendCommand,
  'newsletter status': async () => (await import('./newsletter')).statusCommand,
  'newsletter stop': async () => (await import('./newsletter')).stopCommand,
  'person export': async () => (await import('./person')).exportCommand,
  'person correct': async () => (await import('./person-correct')).correctCommand,
  'person erase': async () => (await import('./person-erase')).eraseCommand,
  'alert send': async () => (await import('./alert')).sendCommand,
  'alert key': async () => (await import('./alert')).keyCommand,
  doctor: async () => (await import('./doctor')).doctorCommand,
  backup: async () => (await import('./backup')).backupCommand,
  retention: async () => (await import('./retention')).retentionCommand,
};
