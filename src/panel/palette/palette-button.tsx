'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePanelTexts } from '../use-panel-texts';
import { isShortcut } from './shortcut';
import './palette.css';

const Palette = lazy(() => import('./palette').then(({ Palette: component }) => ({ default: component })));

const never = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the palette, also with Ctrl+K or ⌘K anywhere in the panel; its code loads the first time. */
export function PaletteButton() {
  const { t } = usePanelTexts();
  const [isOpen, setIsOpen] = useState(false);
  const keys = useSyncExternalStore(never, isApple, () => false) ? '⌘K' : 'Ctrl K';

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  return (
    <>
      <button type="button" className="palette-button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setIsOpen(true)}>
        {t('palette.open')}
        <span aria-hidden="true">
          <kbd>{keys}</kbd>
        </span>
      </button>
      {/* Outside the navigation, which is inert while it is folded. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <Palette onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
