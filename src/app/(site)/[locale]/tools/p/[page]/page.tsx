import { notFound } from 'next/navigation';
import { parsePageNumber } from '@/domain/page-number';
import { AllToolsPage, allToolsMetadata } from '../../all-tools-page';

type Props = PageProps<'/[locale]/tools/p/[page]'>;

export const generateStaticParams = () => [];

async function parse({ params }: Props): Promise<number> {
  return parsePageNumber((await params).page) ?? notFound();
}

export const generateMetadata = async (props: Props) => allToolsMetadata(await parse(props));

export default async function ToolsNumberedPage(props: Props) {
  return <AllToolsPage page={await parse(props)} />;
}
