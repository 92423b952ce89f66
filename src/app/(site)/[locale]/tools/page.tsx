import { AllToolsPage, allToolsMetadata } from './all-tools-page';

export const generateMetadata = () => allToolsMetadata(null);

export default function ToolsPage() {
  return <AllToolsPage page={null} />;
}
