import nodes from 'lucide-static/icon-nodes.json';

type IconNodes = Record<string, [string, Record<string, string>][]>;

/** Icons lucide lacks. */
const OWN: IconNodes = {
  music: [
    ['path', { d: 'M10 17V5l9-2v5l-9 2' }],
    ['circle', { cx: '7', cy: '17', r: '3' }],
  ],
};

/** The shapes of each icon in a 24 × 24 square. For the server and commands: browsers get those in use as a sprite. */
export const ICON_NODES: IconNodes = { ...(nodes as unknown as IconNodes), ...OWN };
