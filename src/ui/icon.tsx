import nodes from 'lucide-static/icon-nodes.json';

type IconNodes = Record<string, [string, Record<string, string>][]>;

/** Icons lucide lacks. */
const OWN: IconNodes = {
  music: [
    ['path', { d: 'M10 17V5l9-2v5l-9 2' }],
    ['circle', { cx: '7', cy: '17', r: '3' }],
  ],
};
export const ICON_NODES: IconNodes = { ...(nodes as unknown as IconNodes), ...OWN };

interface IconProps {
  /** A lucide name or one of ours. Unknown names draw nothing and log a warning. */
  name: string;
  className?: string;
}

const drawn = new Map<string, string>();

/** An icon's markup with all paths joined: pages show a hundred icons, and each element costs time at page start. */
function draw(name: string): string | undefined {
  const shapes = ICON_NODES[name];
  if (!shapes) return undefined;
  const known = drawn.get(name);
  if (known) return known;
  // A relative start would continue from the end of the previous path.
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

/** An inline SVG icon in the text color, hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  const markup = draw(name);
  if (markup === undefined) {
    console.warn(`Unknown icon: ${name}`);
    return null;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the icon library; the browser's React has no work with what is inside
  return <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
