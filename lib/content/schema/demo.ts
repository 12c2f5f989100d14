import { z } from 'zod';
import { list, text } from './parts.ts';

/** An act of one platform that a visitor can try: what is chosen on a phone, the screen of the other side tells. */
export const demo = z.strictObject({
  app: text(24).meta({ title: 'Name of the app', description: 'At the top of the phone.' }),
  note: text(30).meta({ title: 'Below the name' }),
  none: text(24).optional().meta({
    title: 'Nothing chosen',
    description: 'What the button says then. With it, several may be chosen.',
  }),
  options: list(
    z.strictObject({
      label: text(18).meta({ title: 'Name' }),
      detail: text(24).optional().describe('Below the choices, once it is chosen.'),
      amount: z
        .int()
        .positive()
        .optional()
        .describe('A price, or another number that is added up.'),
      said: text(60).meta({ title: 'On the other screen' }),
    }),
    2,
    4,
  ).meta({ title: 'Choices', description: 'The first is chosen.' }),
  total: z
    .strictObject({
      label: text(12).meta({ title: 'Before it' }),
      unit: text(4).describe('Such as Rs.'),
      unitAfter: z.boolean().optional().meta({ title: 'The unit stands after the number' }),
    })
    .optional()
    .describe('Of the amounts.'),
  action: text(24).meta({ title: 'Its button' }),
  done: text(24).meta({ title: 'Done', description: 'On the phone, once it is pressed.' }),
  again: text(24).meta({ title: 'The button, once pressed', description: 'It goes back.' }),
  other: z
    .strictObject({
      title: text(20),
      waiting: text(40).meta({ title: 'Before the button is pressed' }),
      heading: text(30).meta({ title: 'Heading, once it is pressed' }),
    })
    .meta({ title: 'The other screen' }),
  hint: text(80).meta({ title: 'What to do' }),
});
