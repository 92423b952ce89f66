import { headers } from 'next/headers';
import { escapeXml } from '@/domain/clean-text';
import { env } from '@/env';
import { isLocalVisit } from '@/server/local-visit';
import { listSavedMails } from '@/server/saved-mails';

/** `GET /dev/mail`: mails a development server saved instead of sending. Only without a mail server, and only for a browser on the same machine. */
export async function GET(): Promise<Response> {
  if (!env.MAIL_DIR || env.SMTP_URL || !isLocalVisit(await headers(), env.SITE_URL)) return new Response(null, { status: 404 });
  const mails = await listSavedMails(env.MAIL_DIR);
  const rows = mails.map(
    ({ to, subject, html, text, date }) => `
      <details><summary><strong>${escapeXml(subject)}</strong><br><small>${escapeXml(to)} – ${escapeXml(date)}</small></summary>
      <iframe sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeXml(html)}" title="${escapeXml(subject)}"></iframe>
      <pre>${escapeXml(text)}</pre></details>`,
  );
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
    <style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}details{border-bottom:1px solid;padding:.75rem 0}
    summary{cursor:pointer}iframe{width:100%;height:34rem;border:1px solid;background:Canvas}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
    <body><h1>Mails that were not sent</h1><p>Set SMTP_URL to send them. The newest is first; the files are in ${escapeXml(env.MAIL_DIR)}.</p>
    ${rows.join('') || '<p>None yet.</p>'}</body></html>`;
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });
}
