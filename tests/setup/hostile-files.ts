import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { SVG_MAX_BYTES, UPLOAD_MAX_BYTES } from '@/domain/limits';

/** Files that visitors could send as pictures. Nothing of `evil` may be stored, loaded or run. */

export const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}><path d="M0 0h9v9z"/>${content}</svg>`;
export const fill = (value: string) => svg(`<rect width="1" height="1" fill='${value}'/>`);
export const nested = (name: string, depth: number) => svg(`<${name}>`.repeat(depth) + `</${name}>`.repeat(depth));
/** Repeats up to the largest accepted file. */
const filled = (part: string) => part.repeat(Math.floor((SVG_MAX_BYTES - 200) / part.length));
const bytes = (text: string) => Buffer.from(text, 'latin1');

export const SLOW: Record<string, string> = {
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
  '701 shapes': svg('<rect width="1"/>'.repeat(700)),
  'only brackets': filled('<'),
  'one root beside another': svg('') + svg(''),
};

export const ADDRESSES: Record<string, string> = {
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

export const ACTIVE: Record<string, string> = {
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

export const OTHERS: Record<string, Buffer | string> = {
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

const PNG = bytes('\x89PNG\r\n\x1a\n');
const CRC = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([bytes(type), data]);
  const sum = content.reduce((value, byte) => (value >>> 8) ^ (CRC[(value ^ byte) & 255] ?? 0), 0xffffffff);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, content, check]);
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return chunk('IHDR', header);
}

const END = chunk('IEND', Buffer.alloc(0));
const png = (width: number, height: number, ...chunks: Buffer[]) => Buffer.concat([PNG, pngHeader(width, height), ...chunks, END]);

const PLACE = {
  IFD0: { Artist: 'evil' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 0/1' },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">evil</rdf:RDF></x:xmpmeta>';

/** Bitmaps, most of them real ones with something in them, behind them or wrong with them. */
export async function hostileBitmaps(): Promise<Record<string, Buffer>> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#00677c' } });
  const [whole, jpeg, webp, avif, gif] = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().jpeg().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().avif().toBuffer(),
    picture.clone().gif().toBuffer(),
  ]);
  const start = whole.subarray(0, 33);
  const body = whole.subarray(33);
  const frames = sharp(Buffer.alloc(40 * 1200 * 3, 9), { raw: { width: 40, height: 1200, channels: 3, pageHeight: 30 } });
  const large = sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#00677c' } });
  const scan = (file: Buffer) => file.subarray(file.lastIndexOf(bytes('\xff\xda')), -2);
  const progressive = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 64, height: 64, channels: 3 },
  })
    .jpeg({ progressive: true })
    .toBuffer();
  return {
    'a PNG with a page behind it': Buffer.concat([whole, bytes('<script>evil()</script>')]),
    'a PNG with an archive behind it': Buffer.concat([whole, bytes('PK\x03\x04evil')]),
    'a PNG with PHP in a comment': Buffer.concat([start, chunk('tEXt', bytes('Comment\0<?php evil(); ?>')), body]),
    'a PNG with a compressed text bomb': Buffer.concat([
      start,
      chunk('zTXt', Buffer.concat([bytes('evil\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
      body,
    ]),
    'a PNG with an address in its profile': Buffer.concat([
      start,
      chunk('iCCP', Buffer.concat([bytes('evil\0\0'), deflateSync(bytes('evil'))])),
      body,
    ]),
    'a PNG with a profile bomb': Buffer.concat([
      start,
      chunk('iCCP', Buffer.concat([bytes('evil\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
      body,
    ]),
    'a PNG with a place': await picture.clone().withExif(PLACE).png().toBuffer(),
    'a JPEG with a place': await picture.clone().withExif(PLACE).jpeg().toBuffer(),
    'a WebP with a place': await picture.clone().withExif(PLACE).webp().toBuffer(),
    'an AVIF with a place': await picture.clone().withExif(PLACE).avif().toBuffer(),
    'a JPEG with a description': await picture.clone().withXmp(XMP).jpeg().toBuffer(),
    'a JPEG with a script in a comment': Buffer.concat([jpeg.subarray(0, 2), bytes('\xff\xfe\x00\x0a/*evil*/'), jpeg.subarray(2)]),
    'a JPEG that is a page as well': Buffer.concat([jpeg.subarray(0, 2), bytes('\xff\xfe\x00\x19<script>evil()</script>'), jpeg.subarray(2)]),
    'a JPEG with many scans': Buffer.concat([
      progressive.subarray(0, -2),
      ...Array.from({ length: 5000 }, () => scan(progressive)),
      bytes('\xff\xd9'),
    ]),
    'a WebP that moves': await frames.clone().webp().toBuffer(),
    'a GIF that moves': await frames.clone().gif().toBuffer(),
    'a PNG that moves': Buffer.concat([start, chunk('acTL', bytes('\0\0\xff\xff\0\0\0\0')), body]),
    'a WebP with a script behind it': Buffer.concat([webp, bytes('<script>evil()</script>')]),
    'an AVIF with a script behind it': Buffer.concat([avif, bytes('<script>evil()</script>')]),
    'a GIF that is JavaScript': Buffer.concat([bytes('GIF89a/*'), gif.subarray(8), bytes('*/=1;evil()')]),
    'a BMP': bytes('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0evil'),
    'an icon': bytes('\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x20\0evil'),
    'an executable': bytes('MZ\x90\0evil'),
    'an ELF file': bytes('\x7fELF\x02\x01\x01evil'),
    'an archive': bytes('PK\x03\x04\x14\0evil'),
    'an archive by gzip': deflateSync(bytes('evil')),
    'a film in the coat of an AVIF': bytes('\0\0\0\x1cftypmp42\0\0\0\0mp42isomevil'),
    'a HEIC': bytes('\0\0\0\x1cftypheic\0\0\0\0mif1heicevil'),
    'a JPEG 2000': bytes('\0\0\0\x0cjP  \r\n\x87\nevil'),
    'a PNG of no pixels': png(0, 0),
    'a PNG of 100,000 by 100,000': png(100_000, 100_000, chunk('IDAT', deflateSync(Buffer.alloc(1000)))),
    'a PNG of 16 megapixels without data': png(4000, 4000, chunk('IDAT', deflateSync(Buffer.alloc(10)))),
    'a PNG of 400 megapixels in 400 kB': png(20_000, 20_000, chunk('IDAT', deflateSync(Buffer.alloc(60_000_000)))),
    'a PNG one pixel high': png(2_000_000_000, 1, chunk('IDAT', deflateSync(Buffer.alloc(1000)))),
    'a PNG with broken sums': Buffer.concat([start, body.map((byte, index) => (index % 40 === 5 ? byte ^ 255 : byte))]),
    'half a PNG': whole.subarray(0, whole.length - 20),
    'half a WebP': webp.subarray(0, webp.length - 10),
    'half an AVIF': avif.subarray(0, avif.length - 20),
    'a JPEG without an end': progressive.subarray(0, progressive.length / 2),
    'a PNG of 16 megapixels': await large.clone().png().toBuffer(),
    'an AVIF of 16 megapixels in 500 bytes': await large.clone().avif({ effort: 0 }).toBuffer(),
    'a file that is too large by a byte': Buffer.concat([whole, Buffer.alloc(UPLOAD_MAX_BYTES + 1 - whole.length)]),
  };
}

/** Names and types that a browser doesn't send. */
export const HOSTILE_NAMES = [
  '../../../evil.php',
  '..\\..\\evil.exe',
  '/etc/passwd',
  'C:\\evil.bat',
  'logo.png.php',
  'logo.php.png',
  'logo.svg\0.png',
  'logo.png\r\nX-Evil: 1',
  'logo"; filename="evil.html',
  '\u202egnp.lmth',
  'lo\u200bgo.png',
  '.htaccess',
  'con.png',
  '%2e%2e%2fevil.png',
  `${'a'.repeat(300)}.png`,
  '<img src=x onerror=evil()>.png',
  "'; drop table media; --.png",
  '=cmd|evil!A1.png',
  '',
  '.',
] as const;
export const HOSTILE_TYPES = [
  'image/png',
  'image/svg+xml',
  'text/html',
  'application/javascript',
  'application/x-httpd-php',
  'image/gif',
  'evil',
  '',
] as const;
