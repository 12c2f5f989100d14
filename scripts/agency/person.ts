import { findHoldings } from '@/lib/store/people';
import { type Command, done } from './command';
import { readable } from './text';

export const exportCommand: Command = {
  summary: 'Everything that is held on an address, as JSON, for the person who asks for it.',
  usage: 'EMAIL',
  help: ['The address is found in any case and spelling. Check that it is the person who asks.'],
  parameters: ['EMAIL'],
  async run({ store, args: [email = ''] }) {
    const { leads, subscriptions, outbox } = await findHoldings(store, email);
    const data = {
      email,
      exported_at: new Date().toISOString(),
      messages: leads.map(readable),
      subscriptions: subscriptions.map(readable),
      mails: outbox.map(readable),
    };
    return done(JSON.stringify(data, null, 2), data);
  },
};
