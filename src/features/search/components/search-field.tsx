import { getMessages } from 'next-intl/server';
import { SearchBox, type SearchBoxProps } from './search-box';

export async function SearchField(props: Omit<SearchBoxProps, 'texts'>) {
  const { label, button } = (await getMessages()).search;
  return <SearchBox {...props} texts={{ label, button }} />;
}
