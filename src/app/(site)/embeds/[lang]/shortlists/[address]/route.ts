import { getTranslations } from 'next-intl/server';
import { escapeXml } from '@/domain/clean-text';
import { isLocale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { getSharedShortlist } from '@/features/shortlists/queries';
import { costTexts, getCostTerms } from '@/features/tools/costs';
import { pageAddress } from '@/server/page-address';
import { textResponse } from '@/server/text-response';
import { loadShortlisted } from '../../../../[locale]/shortlists/shortlisted';

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}h1{font-size:1.125rem;margin:0 0 .5rem}
ol{margin:0;padding:0;list-style:none;border-top:1px solid #8886}li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.5rem 0;border-bottom:1px solid #8886}
p{margin:0;flex-basis:100%;font-size:.875rem;white-space:pre-line}footer{margin-top:.5rem;font-size:.875rem}a{color:LinkText}`;

/** Any site may show it, and nothing in it runs or loads. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** `GET /embeds/{en|nl}/shortlists/{address}`: a list that everyone with the link may see, for a frame on another site. */
export async function GET(request: Request, { params }: RouteContext<'/embeds/[lang]/shortlists/[address]'>): Promise<Response> {
  const { lang: locale, address } = await params;
  const list = await getSharedShortlist(address);
  if (!list || !isLocale(locale)) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const t = await getTranslations({ locale, namespace: 'shortlists' });
  const [{ tools, total, unknownCosts }, { noteOf }, terms] = await Promise.all([
    loadShortlisted(list, locale),
    costTexts(list.team, locale),
    getCostTerms(),
  ]);
  const link = (path: string, text: string) =>
    `<a href="${escapeXml(pageAddress(path, locale))}" target="_blank" rel="noopener">${escapeXml(text)}</a>`;
  const lines = tools.map(
    ({ tool, note, costText }) =>
      `<li>${tool ? `${link(routes.tool(tool.slug), tool.name)}<span>${escapeXml(costText)}</span>` : escapeXml(t('unlistedTool'))}${note ? `<p>${escapeXml(note)}</p>` : ''}</li>`,
  );
  const summary = t('summary', { tools: t('tools', { count: tools.length }), seats: list.team.seats });
  const isPartial = total !== null && unknownCosts > 0;
  const sums =
    total === null ? [] : [`${t('total')}: ${total}${isPartial ? ` (${t('totalUnknown', { count: unknownCosts })})` : ''}`, summary, noteOf(terms)];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(list.name)}</title><style>${STYLE}</style></head>
<body><h1>${escapeXml(list.name)}</h1><ol>${lines.join('')}</ol>${sums.map((line) => `<p>${escapeXml(line)}</p>`).join('')}
<footer>${link(routes.shortlist(address), t('embeddedBy', { site: env.PRODUCT_NAME }))}</footer></body></html>`;
  return textResponse(request, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=60, must-revalidate',
    'X-Robots-Tag': 'noindex',
  });
}
