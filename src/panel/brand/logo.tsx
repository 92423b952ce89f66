import { env } from '@/env';
import { Mark } from './mark';

/** The mark with the site's name. */
export function Logo() {
  return (
    <span className="panel-logo">
      <Mark />
      {env.PRODUCT_NAME}
    </span>
  );
}
