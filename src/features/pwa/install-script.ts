/** Set on the page while the browser offers to install the site. */
export const INSTALLABLE_ATTRIBUTE = 'data-installable';
export const INSTALL_BUTTON_ATTRIBUTE = 'data-install';

/** The browser makes its offer once, often before any other script runs. */
export const INSTALL_SCRIPT = `(r=>{addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installPrompt=e;r.setAttribute('${INSTALLABLE_ATTRIBUTE}','')});addEventListener('appinstalled',()=>r.removeAttribute('${INSTALLABLE_ATTRIBUTE}'))})(document.documentElement)`;
