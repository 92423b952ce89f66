import nodes from 'lucide-static/icon-nodes.json';
import { createElement } from 'react';

type IconNodes = Record<string, [string, Record<string, string>][]>;

interface IconProps {
  /** A lucide name. An unknown one draws nothing and logs a warning. */
  name: string;
  className?: string;
}

/** An inline SVG icon in the text's color, drawn on the server; it says nothing to a screen reader. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  const shapes = (nodes as unknown as IconNodes)[name];
  if (!shapes) {
    console.warn(`Unknown icon: ${name}`);
    return null;
  }
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([element, attributes], index) => createElement(element, { key: `${element}${index}`, ...attributes }))}
    </svg>
  );
}
