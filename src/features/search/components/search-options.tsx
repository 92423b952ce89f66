import type { MouseEvent, ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import type { SearchGroup, SearchItem } from '../search-groups';

interface OptionProps {
  id: string;
  href: string;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
  /** Keys that act on it. */
  keys?: string;
  children: ReactNode;
}

/** A link in the list box. Clicks that open a new tab or window are left to the browser. */
function SearchOption({ id, href, isActive, onPoint, onFollow, keys, children }: OptionProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={keys}
      tabIndex={-1}
      // Focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={follow}
      className={`flex min-h-12 items-center gap-3 rounded-control px-3 py-2 text-sm ${isActive ? 'bg-primary-soft text-primary' : ''}`}
    >
      {children}
    </a>
  );
}

function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by this role
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="px-3 pb-1 pt-3 text-xs font-semibold text-muted">
        {title}
      </p>
      {children}
    </div>
  );
}

function SearchResult({ item, locale }: { item: SearchItem; locale: Locale }) {
  return (
    <>
      {item.logo && (
        <span
          aria-hidden="true"
          className="tool-logo size-9 font-bold tracking-tight"
          style={{ backgroundColor: item.logo.background, color: item.logo.ink }}
        >
          {item.logo.src ? <img src={item.logo.src} alt="" width={20} height={20} className="size-5 object-contain" /> : item.logo.monogram}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span lang={item.nameLang === locale ? undefined : item.nameLang} className="block font-semibold">
          {item.name}
        </span>
        {item.text && (
          <span lang={item.lang === locale ? undefined : item.lang} className="block text-muted">
            {item.text}
          </span>
        )}
      </span>
    </>
  );
}

type Option = Omit<OptionProps, 'children' | 'keys'>;

/** Props of the option at an index of the list. */
type OptionAt = (index: number) => Option;

interface ResultOptionsProps {
  groups: SearchGroup[];
  locale: Locale;
  optionAt: OptionAt;
}

export function ResultOptions({ groups, locale, optionAt }: ResultOptionsProps) {
  const items = groups.flatMap((group) => group.items);
  return groups.map((group) => (
    <OptionGroup key={group.title} title={group.title}>
      {group.items.map((item) => (
        <SearchOption key={item.path} {...optionAt(items.indexOf(item))}>
          <SearchResult item={item} locale={locale} />
        </SearchOption>
      ))}
    </OptionGroup>
  ));
}

export function SeeAllOption({ option, label }: { option: Option; label: string }) {
  return (
    <SearchOption {...option}>
      <span className="font-semibold text-primary">{label}</span>
    </SearchOption>
  );
}

interface RecentOptionsProps {
  recent: string[];
  optionAt: OptionAt;
  onForget: (words: string) => void;
  /** With `#` for the words in `forget`. */
  texts: { recent: string; forget: string };
}

/** Recent searches. The Delete key removes one, and a button for pointers: options can't contain controls. */
export function RecentOptions({ recent, optionAt, onForget, texts }: RecentOptionsProps) {
  if (recent.length === 0) return null;
  return (
    <OptionGroup title={texts.recent}>
      {recent.map((words, index) => (
        <div key={words} role="presentation" className="relative">
          <SearchOption {...optionAt(index)} keys="Delete">
            <span className="text-muted">
              <Icon name="clock" className="size-4" />
            </span>
            <span className="min-w-0 pr-10">{words}</span>
          </SearchOption>
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            title={texts.forget.replace('#', words)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onForget(words)}
            className="icon-button absolute inset-y-0.5 right-0.5 text-muted hover:text-text"
          >
            <Icon name="x" className="size-4" />
          </button>
        </div>
      ))}
    </OptionGroup>
  );
}
