/** How the badge of a text looks that lacks something. */
export const TEXT_TONES = { missing: 'bad', changed: 'warn', machine: 'own' } as const;
