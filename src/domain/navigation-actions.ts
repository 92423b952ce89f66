/** Navigation entries that do something instead of linking. */
export const NAVIGATION_ACTIONS = ['category-menu', 'random'] as const;
export type NavigationAction = (typeof NAVIGATION_ACTIONS)[number];

/** Networks with their own brand mark. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'pinterest', 'buymeacoffee'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
