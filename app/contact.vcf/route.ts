import { content } from '#lib/content/content.ts';
import { contactCard } from './vcard.ts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  const { site } = content();
  return new Response(contactCard(site), {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': 'attachment; filename="contact.vcf"',
    },
  });
}
