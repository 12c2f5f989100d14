import { cardImage } from '@/components/art/card-image';
import { privacyPolicy } from '@/content/privacy';
import { pageLooks } from '@/lib/page-looks';

export { contentType, size } from '@/components/art/card-image';

export default function Image() {
  return cardImage({
    ...pageLooks.privacyPolicy,
    title: privacyPolicy.title,
    section: 'Your data',
  });
}
