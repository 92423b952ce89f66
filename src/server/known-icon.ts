import { ICONS, type IconName } from '@/domain/icons';

/** An icon as it is stored, or null; a name the sprite doesn't have is logged. */
export function knownIcon(name: string | null | undefined): IconName | null {
  if (!name) return null;
  if (Object.hasOwn(ICONS, name)) return name as IconName;
  console.warn(`Unknown icon: ${name}`);
  return null;
}
