import { TextPage, textPageMetadata } from '../text-page';

const SLUG = 'about-us';

export const generateMetadata = () => textPageMetadata(SLUG);

export default function AboutUsPage() {
  return <TextPage slug={SLUG} />;
}
