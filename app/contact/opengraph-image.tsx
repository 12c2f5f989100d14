import { cardImage } from '#components/art/card-image.tsx';
import { pageLooks } from '#components/art/page-look.ts';
import { contactPage } from '#content/contact.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export default function Image() {
  return cardImage({ look: pageLooks.contact, title: contactPage.title, section: 'Contact' });
}
