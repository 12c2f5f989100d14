import { services } from '.';

test.each(services)('$slug has words that open the chat, where it calls there', (service) => {
  const { call, greeting } = service;
  if (call.target === 'chat') expect(greeting).toMatch(/[.?]$/);
  else expect(greeting).toBeUndefined();
});

test.each(services.filter(({ process }) => process))('$slug numbers its steps', ({ process }) => {
  expect(process?.steps.map(({ step }) => step)).toEqual(['01', '02', '03', '04']);
});
