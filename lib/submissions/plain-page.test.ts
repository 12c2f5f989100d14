import { plainPage } from './plain-page';

describe('plainPage', () => {
  it('shows every text as text, whatever characters it has', async () => {
    const hostile = `<script>"'&`;
    const parts = [{ text: hostile }, { button: hostile }, { link: hostile, href: `/?${hostile}` }];
    const page = await plainPage(200, hostile, parts).text();
    expect(page).not.toContain('<script>');
    expect(page.match(/&#60;script&#62;&#34;&#39;&#38;/g)).toHaveLength(6);
  });
});
