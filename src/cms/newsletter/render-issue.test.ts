import { expect, it } from 'vitest';
import { env } from '@/env';
import { fromMarkdown } from '../rich-text/rich-text-markdown';
import { renderIssue } from './render-issue';

const BODY = `## What changed

- [ChatGPT](https://example.com/tools/chatgpt): Plus costs €25
- [Claude](/nl/tools/claude?a=1&b=2): a new plan

### More

Say href="/x" & **read** [all changes](https://example.org/all).`;

it('shows an issue as HTML and as plain text with the same lists and links, all of them absolute', async () => {
  const { html, text } = await renderIssue({ subject: 'News', preheader: null, body: fromMarkdown(BODY) as never }, 'nl');
  const [own, page] = [`${env.SITE_URL}/nl/tools/claude?a=1&b=2`, 'https://unsubscribe.example/'];
  expect(text(page)).toContain(`What changed

 * ChatGPT https://example.com/tools/chatgpt: Plus costs €25
 * Claude ${own}: a new plan


More

Say href="/x" & read all changes https://example.org/all.`);
  expect(text(page)).toContain(page);
  expect(html(page)).toContain(`href="${own.replaceAll('&', '&amp;')}"`);
  expect(html(page)).not.toMatch(/href="\/\w/);
});
