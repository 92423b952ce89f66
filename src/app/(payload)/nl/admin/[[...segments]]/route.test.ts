import { expect, it } from 'vitest';
import { GET } from './route';

it('leads to the same address of the panel, with its query', async () => {
  const request = new Request('https://example.com/nl/admin/collections/tools?limit=10&page=2');
  const { headers } = await GET(request, { params: Promise.resolve({ segments: ['collections', 'tools'] }) });
  expect(headers.get('Location')).toBe('/admin/collections/tools?limit=10&page=2');
});
