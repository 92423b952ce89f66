import type { KeyboardEventHandler, Ref } from 'react';
import { Icon } from '@/ui/icon';
import type { useSearchCombobox } from '../use-search-combobox';

interface SearchInputProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  maxLength: number;
  /** Of a combobox. */
  combobox: ReturnType<typeof useSearchCombobox>['input'];
  texts: { placeholder: string; close: string };
  onType: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
}

export function SearchInput({ ref, value, maxLength, combobox, texts, onType, onKeyDown, onClose }: SearchInputProps) {
  return (
    <div className="flex items-center gap-1 border-b border-line px-3">
      <span className="pl-1 pr-2 text-muted">
        <Icon name="search" />
      </span>
      <input
        ref={ref}
        type="text"
        inputMode="search"
        {...combobox}
        aria-label={texts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        placeholder={texts.placeholder}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="my-2 min-h-12 min-w-0 flex-1 rounded-control bg-transparent px-4 text-lg -outline-offset-2 placeholder:text-muted"
      />
      <button type="button" onClick={onClose} aria-label={texts.close} className="icon-button text-muted hover:text-text">
        <Icon name="x" />
      </button>
    </div>
  );
}
