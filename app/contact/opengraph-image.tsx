import { cardImage } from '@/components/art/card-image';
import { pageLooks } from '@/components/art/page-look';
import { contactPage } from '@/content/contact';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({ look: pageLooks.contact, title: contactPage.title, section: 'Contact' });
}
