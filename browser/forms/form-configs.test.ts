import { configs } from './form-configs.ts';

it.each(['null', 'false', '0', '{"success":false}'])(
  'the home form takes %s in an ok response for success [7]',
  async (body) => {
    expect(await configs.home?.isAccepted?.(new Response(body))).toBe(true);
  },
);
