import { AllToolsPage, allToolsMetadata } from './all-tools-page';

export const generateMetadata = () => allToolsMetadata(1);

export default function ToolsPage() {
  return <AllToolsPage page={1} />;
}
