import type { ReactNode } from 'react';

const CODE = 'rounded-control bg-sunken px-1 py-0.5 font-mono text-sm [overflow-wrap:anywhere]';

export const Code = ({ children }: { children: ReactNode }) => <code className={CODE}>{children}</code>;

/** Renders words in backticks as code. */
export function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <Code key={index}>{part}</Code>
    ) : (
      part
    ),
  );
}

/** Scrolls sideways, also by keyboard. */
export function CodeBlock({ label, source }: { label: string; source: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm font-semibold text-muted">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable */}
      <pre tabIndex={0} className="overflow-x-auto rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed">
        <code>{source}</code>
      </pre>
    </figure>
  );
}
