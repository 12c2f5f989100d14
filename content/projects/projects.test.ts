import { projects } from '.';

test.each(projects)('$slug names its category where it says why', ({ why }) => {
  expect(why).toContain('{category}');
});
