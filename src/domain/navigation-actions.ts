/** What a navigation entry can do besides leading to an address. */
export const NAVIGATION_ACTIONS = ['category-menu', 'random'] as const;
export type NavigationAction = (typeof NAVIGATION_ACTIONS)[number];

/** Profiles in the footer that have a brand mark of their own. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'pinterest', 'buymeacoffee'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
