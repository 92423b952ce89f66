import { stringify } from 'csv-stringify/sync';
import { getTranslations } from 'next-intl/server';
import { localeOf } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { CSV_START, guardFormula } from '@/domain/table-cells';
import { getShortlist } from '@/features/shortlists/queries';
import { pageAddress } from '@/server/page-address';
import { loadShortlisted } from '../../shortlisted';

const COLUMNS = ['name', 'page', 'note', 'cost', 'score'] as const;

/** `GET /shortlists/{address}/tools.csv`, for those who may see the list: its tools in the language of the path. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/shortlists/[address]/tools.csv'>): Promise<Response> {
  const { locale: code, address } = await params;
  const locale = localeOf(code);
  const list = await getShortlist(address);
  if (!list) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const t = await getTranslations({ locale, namespace: 'shortlists' });
  const { tools } = await loadShortlisted(list, locale);
  const rows = tools.map(({ tool, note, costText, score }) =>
    [
      tool?.name ?? t('unlistedTool'),
      tool ? pageAddress(routes.tool(tool.slug), locale) : '',
      note,
      tool ? costText : '',
      score === null ? '' : String(score / 10),
    ].map(guardFormula),
  );
  return new Response(stringify([COLUMNS.map((name) => t(`csvColumns.${name}`)), ...rows], CSV_START), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="shortlist.csv"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
