export const THEME_STORAGE_KEY = 'theme';

/** Runs before the first paint, so that a chosen dark theme never flashes light. Light is the default. */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.getItem('${THEME_STORAGE_KEY}')==='dark'?'dark':'light'}catch{}`;
