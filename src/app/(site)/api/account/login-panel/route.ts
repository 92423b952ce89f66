import { NextResponse } from 'next/server';
import { localeOf } from '@/domain/locales';
import { loginPanelProps } from '../../../[locale]/login/panel-props';

/** GET `/api/account/login-panel?locale=`: props of the login dialog. */
export async function GET(request: Request) {
  const locale = new URL(request.url).searchParams.get('locale');
  return NextResponse.json(await loginPanelProps(localeOf(locale)), { headers: { 'Cache-Control': 'no-store' } });
}
