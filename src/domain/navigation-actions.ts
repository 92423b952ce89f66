/** Navigation entries that do something instead of linking. */
export type NavigationAction = 'category-menu' | 'random';

/** Networks with their own brand mark. */
export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'x' | 'pinterest' | 'buymeacoffee';
