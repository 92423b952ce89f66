export const THEME_STORAGE_KEY = 'theme';

/** Runs before the first paint, so a dark theme never flashes light. */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.getItem('${THEME_STORAGE_KEY}')==='dark'?'dark':'light'}catch{}`;
