/** The icon sprite: one cached file with a symbol for each icon used in code or offered to editors. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siBuymeacoffee, siFacebook, siInstagram, siPinterest, siX, siYoutube } from 'simple-icons';
import { ICONS } from '@/domain/icons';
import { ICON_NODES } from '@/ui/icon-nodes';
import { FIVE_STARS, STAR } from '@/ui/star';

const BRANDS = { facebook: siFacebook, instagram: siInstagram, youtube: siYoutube, x: siX, pinterest: siPinterest, buymeacoffee: siBuymeacoffee };

const SPRITE = 'src/ui/icons.svg';
const NAMES = 'src/ui/icon-names.ts';
export const ICON_FILES = [SPRITE, NAMES];

/** An `Icon` element's name: one string, or an expression with several. */
const USE = /<Icon\s(?:[^>]*\s)?name=(?:"([a-z0-9-]+)"|\{([^}]*)\})/g;

/** The names in a component's source. */
export function namesIn(source: string): string[] {
  return [...source.matchAll(USE)].flatMap(([, name, expression = '']) =>
    name ? [name] : [...expression.matchAll(/'([a-z0-9-]+)'/g)].map(([, quoted = '']) => quoted),
  );
}

/** An icon's shapes, all its paths joined to one. */
function shapes(name: string): string {
  const nodes = ICON_NODES[name];
  if (!nodes) throw new Error(`Unknown icon: ${name}`);
  // A relative start would continue from the end of the previous path.
  const paths = nodes.flatMap(([element, { d = '' }]) => (element === 'path' ? [d.startsWith('m') ? `M0 0${d}` : d] : []));
  const others = nodes.flatMap(([element, attributes]) => {
    if (element === 'path') return [];
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return [`<${element}${written.join('')}/>`];
  });
  return [...(paths.length > 0 ? [path(paths.join(''))] : []), ...others].join('');
}

const symbol = (id: string, content: string, size = '24 24') => `<symbol id="${id}" viewBox="0 0 ${size}">${content}</symbol>`;
const path = (d: string) => `<path d="${d}"/>`;
const union = (name: string, values: string[]) => `export type ${name} =\n${values.map((value) => `  | '${value}'`).join('\n')};\n`;

export function writeIconSprite(): void {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const used = components.flatMap((file) => namesIn(readFileSync(join('src', file), 'utf8')));
  const names = [...new Set([...Object.keys(ICONS), ...used])].sort();
  const brands = Object.entries(BRANDS);
  const symbols = [
    ...names.map((name) => symbol(name, shapes(name))),
    ...brands.map(([name, { path: d }]) => symbol(`brand-${name}`, path(d))),
    symbol('star-filled', path(STAR), '20 20'),
    symbol('stars', path(FIVE_STARS), '108 20'),
  ];
  writeFileSync(SPRITE, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`);
  const brandNames = brands.map(([name]) => name);
  writeFileSync(NAMES, `// Written by \`npm run generate\`.\n${union('IconName', names)}${union('BrandName', brandNames)}`);
}
