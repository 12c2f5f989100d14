import { cardImage } from '#components/art/card-image.tsx';
import { pageLooks } from '#components/art/page-look.ts';
import { privacyPolicy } from '#content/privacy.ts';

export { contentType, size } from '#components/art/card-image.tsx';

export default function Image() {
  return cardImage({
    look: pageLooks.privacyPolicy,
    title: privacyPolicy.title,
    section: 'Your data',
  });
}
