import { expect, it, vi } from 'vitest';
import { scrubSecrets } from '@/domain/scrub';
import { logAccess } from './access-log';

const lines: string[] = [];
vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));

it('names the same person in the same way, and nobody by an address', () => {
  for (const account of ['ann@example.org', 'ann@example.org', 'bob@example.org'])
    logAccess('account, refused', { path: '/sign-in/email', status: 401 }, { account, address: '203.0.113.9' });
  const [first, second, third] = lines;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(first).toMatch(/^Access: account, refused \{"path":"\/sign-in\/email","status":401,"account":"[\da-f]{12}","address":"[\da-f]{12}"\}$/);
});

it('loses nothing where log lines are cleaned', () => {
  logAccess('over a limit', { limit: 'form:tool' }, { who: 'ann@example.org' });
  expect(scrubSecrets(lines.at(-1) ?? '')).toBe(lines.at(-1));
});
