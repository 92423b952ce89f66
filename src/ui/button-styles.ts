/** Classes of a button or a link styled as one. */
export function buttonStyles(variant: 'primary' | 'secondary' | 'quiet' = 'primary'): string {
  return `button button-${variant}`;
}
