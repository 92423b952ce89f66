/** Set while installation is possible. */
export const INSTALLABLE_ATTRIBUTE = 'data-installable';
export const INSTALL_BUTTON_ATTRIBUTE = 'data-install';

/** The browser fires this event once, often before other scripts run. */
export const INSTALL_SCRIPT = `(r=>{addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installPrompt=e;r.setAttribute('${INSTALLABLE_ATTRIBUTE}','')});addEventListener('appinstalled',()=>r.removeAttribute('${INSTALLABLE_ATTRIBUTE}'))})(document.documentElement)`;
