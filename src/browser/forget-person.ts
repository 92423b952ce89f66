/** What this browser stores about the person using it. Theme, comparison and consent belong to the device. */
const PERSONAL = ['bookmarks', 'recent-searches', 'helpful-reviews', 'drop-a-tool', 'sign-in-request'];

/** Empties this browser's storage of a person who signs out. Unsaved texts of colleagues, whose sessions may have expired, stay. */
export function forgetPerson(account: number | string | undefined): void {
  const isPersonal = (name: string) => PERSONAL.includes(name) || name.startsWith(`unsaved:${account}:`) || name === `palette-recent-${account}`;
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const name of Object.keys(globalThis[area])) if (isPersonal(name)) globalThis[area].removeItem(name);
    } catch {
      // Without storage there is nothing to forget.
    }
  }
}
