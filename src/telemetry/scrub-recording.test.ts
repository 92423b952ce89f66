import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { scrubRecording } from './scrub-recording';

it('removes email addresses and query strings from a recording and preserves its styles', async () => {
  const steps = [
    { type: 4, data: { href: 'https://example.com/reviews/confirm?token=abc' } },
    { type: 2, data: { node: { attributes: { class: 'a', href: 'mailto:jan@example.com', _cssText: 'a{background:url(/x.svg?y=1)}' } } } },
  ];
  const packed = Buffer.from(await scrubRecording(`{"segment_id":0}\n${JSON.stringify(steps)}`));
  const end = packed.indexOf('\n') + 1;
  expect(packed.subarray(0, end).toString()).toBe('{"segment_id":0}\n');
  expect(JSON.parse(inflateSync(packed.subarray(end)).toString())).toEqual([
    { type: 4, data: { href: 'https://example.com/reviews/confirm' } },
    { type: 2, data: { node: { attributes: { class: 'a', href: 'mailto:[removed]', _cssText: 'a{background:url(/x.svg?y=1)}' } } } },
  ]);
});
