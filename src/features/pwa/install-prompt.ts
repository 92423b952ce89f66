import { INSTALL_BUTTON_ATTRIBUTE, INSTALLABLE_ATTRIBUTE } from './install-script';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's install prompt, stored by a script in the page's head. */
    installPrompt?: InstallPrompt;
  }
}

/** Lets install buttons show the browser's prompt. A prompt works once; the browser may offer another. */
export function followInstallButtons(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(`[${INSTALL_BUTTON_ATTRIBUTE}]`)) return;
    void window.installPrompt?.prompt().catch(console.warn);
    window.installPrompt = undefined;
    document.documentElement.removeAttribute(INSTALLABLE_ATTRIBUTE);
  });
}
