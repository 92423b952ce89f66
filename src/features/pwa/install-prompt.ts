import { INSTALL_BUTTON_ATTRIBUTE, INSTALLABLE_ATTRIBUTE } from './install-script';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer to install the site, kept by the script in the page's head. */
    installPrompt?: InstallPrompt;
  }
}

/** Lets every install button show the browser's own dialog. An offer can be used once; the browser makes another one when it sees fit. */
export function followInstallButtons(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(`[${INSTALL_BUTTON_ATTRIBUTE}]`)) return;
    void window.installPrompt?.prompt().catch(console.warn);
    window.installPrompt = undefined;
    document.documentElement.removeAttribute(INSTALLABLE_ATTRIBUTE);
  });
}
