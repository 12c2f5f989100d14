import { cardImage } from '@/components/art/card-image';
import { pageLooks } from '@/components/art/page-look';
import { privacyPolicy } from '@/content/privacy';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({
    look: pageLooks.privacyPolicy,
    title: privacyPolicy.title,
    section: 'Your data',
  });
}
