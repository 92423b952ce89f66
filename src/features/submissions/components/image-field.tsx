'use client';

import { useEffect, useRef, useState } from 'react';
import { UPLOAD_MAX_BYTES } from '@/domain/limits';
import { buttonStyles } from '@/ui/button-styles';
import { FieldError } from '@/ui/form/field';
import type { ToolFormTexts } from '../tool-form-texts';

interface ImageFieldProps {
  name: 'logo' | 'cover';
  texts: ToolFormTexts;
  optional: string;
  error?: string;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';

export function ImageField({ name, texts, optional, error }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const id = `tool-${name}`;
  const shown = isTooLarge ? texts.imageTooLarge : error;

  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  const choose = () => {
    const file = input.current?.files?.[0];
    const exceeds = Boolean(file && file.size > UPLOAD_MAX_BYTES);
    if (exceeds && input.current) input.current.value = '';
    setIsTooLarge(exceeds);
    setPreview(file && !exceeds ? URL.createObjectURL(file) : null);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {texts[name]} <span className="font-normal text-muted">({optional})</span>
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept={ACCEPTED}
        onChange={choose}
        aria-invalid={shown ? true : undefined}
        aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
        className="file-field"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
        {texts.imageHint}
      </p>
      {shown && <FieldError id={`${id}-error`}>{shown}</FieldError>}
      {preview && (
        <div className="mt-3 flex items-end gap-3">
          <img src={preview} alt={texts.imagePreview} className="max-h-32 max-w-60 rounded-control border border-line bg-sunken object-contain" />
          <button
            type="button"
            onClick={() => {
              if (input.current) input.current.value = '';
              choose();
              input.current?.focus();
            }}
            className={buttonStyles('quiet')}
          >
            {texts.imageRemove}
          </button>
        </div>
      )}
    </div>
  );
}
