import { renderToStaticMarkup } from 'react-dom/server';
import { breadcrumbData } from '#lib/site/structured-data.ts';
import { StructuredData } from './structured-data.tsx';

test('no text can end the script that holds it', () => {
  const data = breadcrumbData([{ label: '</script><script>alert(1)</script>' }]);
  const html = renderToStaticMarkup(StructuredData({ data }));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject(Object(data));
});
