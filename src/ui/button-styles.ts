const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-sm font-semibold transition-colors disabled:opacity-60';

const VARIANTS = {
  primary: 'border border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border border-line-strong bg-surface text-text hover:border-primary hover:text-primary',
  quiet: 'text-primary hover:bg-primary-soft',
} as const;

/** Classes of a button or a link styled as one. */
export function buttonStyles(variant: keyof typeof VARIANTS = 'primary'): string {
  return `${BASE} ${VARIANTS[variant]}`;
}
