import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SVG_MAX_BYTES } from '@/domain/limits';
import { checkUpload } from './check-upload';

/** Far below the 35 seconds that the worst of these files once took, far above what a slow machine needs. */
const LIMIT_MS = 2000;

type Hook = Parameters<typeof checkUpload>[0];

/** What is stored of an upload, or null if it's refused. */
async function stored(content: Buffer | string): Promise<string | null> {
  const data = Buffer.from(content);
  const file = { data, name: 'logo.svg', mimetype: 'image/svg+xml', size: data.byteLength };
  const req = { file, i18n: { language: 'en' } } as unknown as PayloadRequest;
  try {
    await checkUpload({ args: {}, operation: 'create', req } as unknown as Hook);
    return file.data.toString('latin1');
  } catch (error) {
    expect(error).toMatchObject({ status: 400 });
    return null;
  }
}

async function timed(content: Buffer | string): Promise<{ result: string | null; ms: number }> {
  const startedAt = performance.now();
  const result = await stored(content);
  return { result, ms: performance.now() - startedAt };
}

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}><path d="M0 0h9v9z"/>${content}</svg>`;
const fill = (value: string) => svg(`<rect width="1" height="1" fill='${value}'/>`);
const nested = (name: string, depth: number) => svg(`<${name}>`.repeat(depth) + `</${name}>`.repeat(depth));
/** Repeats up to the largest accepted file. */
const filled = (part: string) => part.repeat(Math.floor((SVG_MAX_BYTES - 200) / part.length));
const bytes = (text: string) => Buffer.from(text, 'latin1');

const SLOW: Record<string, string> = {
  '2,000 nested groups': nested('g', 2000),
  '8,000 nested groups': nested('g', 8000),
  '9,000 groups that never close': svg(filled('<g><g>')).replace('</svg>', ''),
  'nested texts': nested('text', 3000),
  'nested roots': nested('svg', 3000),
  'nested links': nested('a', 8000),
  'nested foreign objects': nested('foreignObject', 2000),
  'nested titles': nested('title', 4000),
  'nested tables of HTML': nested('table', 3000),
  'nested formatting of HTML': nested('b', 8000),
  'formatting that HTML repeats in each paragraph': svg(
    `<title>${Array.from({ length: 1200 }, (_, index) => `<font a="${index}">`).join('')}${'<p/>'.repeat(3000)}</title>`,
  ),
  'misnested formatting': svg(filled('<b><i></b></i>')),
  'groups that close something else': svg(filled('<g></x>')),
  'groups behind a comment that HTML ends early': svg(`<!-->${'<g>'.repeat(8000)}-->`),
  'groups behind a comment with a dash': svg(`<!--->${'<g>'.repeat(8000)}-->`),
  'groups behind character data': svg(`<![CDATA[>${'<g>'.repeat(8000)}]]>`),
  'groups behind an instruction': svg(`<?x >${'<g>'.repeat(8000)}?>`),
  'comments that never end': svg(filled('<!--')),
  'character data that never ends': svg(filled('<![CDATA[')),
  'instructions that never end': svg(filled('<?x ')),
  'document types that never end': `<svg>${filled('<!doctype ')}`,
  'tags that never end': svg(filled('<g ')),
  'spaces in a tag': `<svg${' '.repeat(60_000)}<`,
  'attributes without values': `<svg ${'a '.repeat(30_000)}>`,
  'attributes without quotes': `<svg ${'a=b '.repeat(15_000)}>`,
  'a quote that never ends': svg('<g a="').padEnd(60_000, 'a'),
  '13,000 attributes': svg(`<g ${Array.from({ length: 6000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
  '3,000 shapes': svg('<rect width="1"/>'.repeat(3000)),
  'only brackets': filled('<'),
  'one root beside another': svg('') + svg(''),
};

const ADDRESSES: Record<string, string> = {
  'an address': fill('url(http://evil.example)'),
  'an address in quotes': fill('url("http://evil.example")'),
  'an address behind spaces': fill('url(   http://evil.example)'),
  'an address in capitals': fill('URL(HTTP://EVIL.EXAMPLE)'),
  'an escaped letter': fill('u\\72l(http://evil.example)'),
  'an escaped letter with a space': fill('u\\72 l(http://evil.example)'),
  'an escaped letter in six digits': fill('u\\000072l(http://evil.example)'),
  'an escaped capital': fill('u\\52l(http://evil.example)'),
  'every letter escaped': fill('\\75\\72\\6c(http://evil.example)'),
  'a letter that escapes itself': fill('\\url(http://evil.example)'),
  'an escape in an entity': fill('u&#92;72l(http://evil.example)'),
  'a letter in an entity': fill('&#117;rl(http://evil.example)'),
  'a bracket in an entity': fill('url&#40;http://evil.example)'),
  'an address on its own line': fill('url(\nhttp://evil.example)'),
  'an address without a scheme': fill('url(//evil.example)'),
  'a data address': fill('url(data:image/svg+xml;base64,PHN2Zy8+)'),
  'an address behind a good one': fill('url(#a) url(http://evil.example)'),
  'an image set': fill('image-set("http://evil.example" 1x)'),
  'an escaped image set': fill('im\\61ge-set("http://evil.example" 1x)'),
  'a cross-fade': fill('cross-fade("http://evil.example", red)'),
  'a mask': svg('<rect width="1" height="1" mask="u\\72l(http://evil.example)"/>'),
  'a clip path': svg('<rect width="1" height="1" clip-path="url(http://evil.example)"/>'),
  'a marker': svg('<path d="M0 0" marker-end="u\\52 l(http://evil.example)"/>'),
  'a root with a filter': svg('', 'filter="url(http://evil.example)"'),
  'an escaped address in a cursor': svg('', 'cursor="u\\72l(http://evil.example), auto"'),
};

const ACTIVE: Record<string, string> = {
  'a script in capitals': svg('<SCRIPT>evil()</SCRIPT>'),
  'a script in a root of its own': svg('<svg><script>evil()</script></svg>'),
  'a handler behind a line break': svg('<rect width="1"\nonload="evil()"/>'),
  'a handler of an animation': svg('<animate onbegin="evil()" attributeName="x"/>'),
  'a style that ends itself': svg('<style><![CDATA[</style><img src="x" onerror="evil()">]]></style>'),
  'a title that holds a style': svg('<title><style><img src="x" onerror="evil()"/></style></title>'),
  'a description with a frame': svg('<desc><iframe srcdoc="evil()"/></desc>'),
  'HTML in foreign content': svg('<foreignObject><body><img src="x" onerror="evil()"/></body></foreignObject>'),
  'formulas in foreign content': svg('<foreignObject><math><mtext><script>evil()</script></mtext></math></foreignObject>'),
  'a reference to itself': svg('<defs><g id="a"><use href="#a"/><use href="#a"/></g></defs>'),
  'a link with a tab': svg('<a href="java\tscript:evil()"><rect width="1" height="1"/></a>'),
  'a feature of another namespace': svg('<x:script xmlns:x="http://www.w3.org/2000/svg">evil()</x:script>'),
};

const LAUGHS = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('');

const OTHERS: Record<string, Buffer | string> = {
  'entities that multiply': `<!DOCTYPE svg [<!ENTITY l0 "evil">${LAUGHS}]>${svg('<text>&l9;</text>')}`,
  'an outside entity': `<!DOCTYPE svg [<!ENTITY evil SYSTEM "file:///etc/passwd">]>${svg('<text>&evil;</text>')}`,
  'an SVG in UTF-16': Buffer.from(`\uFEFF${svg('<script>evil()</script>')}`, 'utf16le'),
  'an SVG behind zeros': Buffer.concat([Buffer.alloc(600), Buffer.from(svg(''))]),
  'an SVG behind a namespace': '<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  'a GIF': bytes('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  'a TIFF': bytes('II*\x00\x08\x00\x00\x00'),
  'a PDF': '%PDF-1.7\n1 0 obj<<>>endobj',
  'a script for a printer': '%!PS-Adobe-3.0\n(evil) print',
  'an HTML page': '<!doctype html><script>evil()</script>',
  'a signature alone': bytes('\x89PNG\r\n\x1a\n'),
  'a header of 65,535 megapixels': bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x02\x00\x00\x00\x00\x00\x00\x00'),
  'half a JPEG': bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00'),
  'a WebP without a picture': bytes('RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff'),
  'an AVIF without a picture': bytes('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1'),
  nothing: '',
};

describe('a hostile upload', () => {
  it.each(Object.entries({ ...SLOW, ...OTHERS }))('is refused or bounded at once: %s', async (_what, content) => {
    const { result, ms } = await timed(content);
    expect(ms).toBeLessThan(LIMIT_MS);
    expect(result ?? '').not.toMatch(/evil|passwd/);
    expect(result?.match(/<[a-z]/g)?.length ?? 0).toBeLessThan(10);
  });

  it.each(Object.entries(ADDRESSES))('loads nothing: %s', async (_what, content) => {
    expect((await stored(content)) ?? '').not.toMatch(/evil|data:/i);
  });

  it.each(Object.entries(ACTIVE))('runs nothing: %s', async (_what, content) => {
    const result = await stored(content);
    expect(result ?? '').not.toMatch(/evil|script|\son\w+=|<(?:style|title|desc|img|use|iframe|math)/i);
  });
});

describe('a harmless upload', () => {
  it.each([
    ['a gradient', fill('url(#a)'), 'fill="url(#a)"'],
    ['a gradient in quotes', fill('url("#a")'), 'url(&quot;#a&quot;)'],
    ['a turned shape', svg('<g transform="rotate(4) scale(2)"><circle r="1"/></g>'), 'transform="rotate(4) scale(2)"'],
    ['a thousand shapes', svg('<rect width="1" height="1"/>'.repeat(1000)), '<rect'],
    ['groups in groups', nested('g', 30), '<g><g><g>'],
    ['comments and metadata', svg('<!-- by <me> --><metadata><x:y xmlns:x="a">text</x:y></metadata><circle r="1"/>'), '<circle'],
    ['a switch', svg('<switch><foreignObject/><g><circle r="1"/></g></switch>'), '<circle'],
  ])('stays as it is: %s', async (_what, content, expected) => {
    expect(await stored(content)).toContain(expected);
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is still read: %s', async (format) => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .toFormat(format)
      .toBuffer();
    expect(await stored(image)).not.toBeNull();
  });
});
