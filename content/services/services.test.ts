import { services } from '.';

test.each(services)('$slug has words that open the chat, where it calls there', (service) => {
  const { call, greeting } = service;
  if (call.target === 'chat') expect(greeting).toMatch(/[.?]$/);
  else expect(greeting).toBeUndefined();
});
