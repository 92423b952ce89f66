import { TextPage, textPageMetadata } from '../text-page';

const SLUG = 'privacy-policy';

export const generateMetadata = () => textPageMetadata(SLUG);

export default function PrivacyPolicyPage() {
  return <TextPage slug={SLUG} />;
}
