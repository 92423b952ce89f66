import nodes from 'lucide-static/icon-nodes.json';

type IconNodes = Record<string, [string, Record<string, string>][]>;

/** What lucide has no drawing of. */
const OWN: IconNodes = {
  music: [
    ['path', { d: 'M10 17V5l9-2v5l-9 2' }],
    ['circle', { cx: '7', cy: '17', r: '3' }],
  ],
};
/** Shapes of every icon, by its name. */
export const ICON_NODES: IconNodes = { ...(nodes as unknown as IconNodes), ...OWN };

interface IconProps {
  /** A lucide name or one of our own. An unknown one draws nothing and logs a warning. */
  name: string;
  className?: string;
}

const drawn = new Map<string, string>();

/** The shapes of an icon as markup, its paths joined to one: pages show a hundred icons, and each element costs time when the page starts. */
function draw(name: string): string | undefined {
  const shapes = ICON_NODES[name];
  if (!shapes) return undefined;
  const known = drawn.get(name);
  if (known) return known;
  // A path that starts relative to the page's corner would continue where the one before it ended.
  const paths = shapes.flatMap(([element, { d = '' }]) => (element === 'path' ? [d.startsWith('m') ? `M0 0${d}` : d] : []));
  const others = shapes.flatMap(([element, attributes]) => {
    if (element === 'path') return [];
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return [`<${element}${written.join('')}/>`];
  });
  const markup = [...(paths.length > 0 ? [`<path d="${paths.join('')}"/>`] : []), ...others].join('');
  drawn.set(name, markup);
  return markup;
}

/** An inline SVG icon in the text's color, drawn on the server; it says nothing to a screen reader. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  const markup = draw(name);
  if (markup === undefined) {
    console.warn(`Unknown icon: ${name}`);
    return null;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the icon library; the browser's React has no work with what is inside
  return <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
