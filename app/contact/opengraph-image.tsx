import { cardImage } from '@/components/art/card-image';
import { contactPage } from '@/content/contact';
import { pageLooks } from '@/lib/page-looks';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ ...pageLooks.contact, title: contactPage.title, section: 'Contact' });
}
