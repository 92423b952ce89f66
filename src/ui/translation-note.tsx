import { Icon } from './icon';

export function TranslationNote({ text }: { text: string }) {
  return (
    <p className="mt-6 flex items-start gap-2.5 rounded-control bg-sunken px-4 py-3 text-sm">
      <Icon name="languages" className="mt-0.5 size-4" />
      {text}
    </p>
  );
}
