import { TextPage, textPageMetadata } from '../text-page';

const SLUG = 'accessibility';

export const generateMetadata = () => textPageMetadata(SLUG);

export default function AccessibilityPage() {
  return <TextPage slug={SLUG} />;
}
