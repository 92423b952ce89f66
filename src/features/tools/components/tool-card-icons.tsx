import { Icon } from '@/ui/icon';
import type { ToolCardIcons } from './tool-card';

/** Icons of a card, drawn on the server. */
export const toolCardIcons = (): ToolCardIcons => ({
  verified: <Icon name="badge-check" className="size-4" />,
  compare: <Icon name="scale" className="size-4" />,
});
