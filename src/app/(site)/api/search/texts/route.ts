import { NextResponse } from 'next/server';
import { getMessages } from 'next-intl/server';
import { localeOf } from '@/domain/locales';

/** GET `/api/search/texts?locale=`: texts of the search dialog, which loads when it's first opened. */
export async function GET(request: Request) {
  const locale = localeOf(new URL(request.url).searchParams.get('locale'));
  const { search } = await getMessages({ locale });
  return NextResponse.json(search.dialog, { headers: { 'Cache-Control': 'no-store' } });
}
