import { env } from '@/env';
import { Mark } from './mark';

export function Logo() {
  return (
    <span className="panel-logo">
      <Mark />
      {env.PRODUCT_NAME}
    </span>
  );
}
