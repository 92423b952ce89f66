import { Icon } from '@/ui/icon';
import type { ToolCardIcons } from './tool-card';

/** Drawn on the server: the icons of a card. */
export const toolCardIcons = (): ToolCardIcons => ({
  verified: <Icon name="badge-check" className="size-4" />,
  compare: <Icon name="scale" className="size-4" />,
});
