import { inkOn, LOGO_BACKGROUND, monogramOf } from '@/domain/brand-colors';

const COLOR = /^#[0-9a-f]{6}$/i;

interface LogoTileProps {
  name: string;
  /** Address of an uploaded image. */
  image?: string | null | undefined;
  /** Sanitized SVG code, used without an image. */
  svg?: string | null | undefined;
  background?: string | null | undefined;
}

/** A tool's logo as on the site: an image, or its monogram. */
export function LogoTile({ name, image, svg, background }: LogoTileProps) {
  const color = background && COLOR.test(background) ? background : LOGO_BACKGROUND;
  const src = image || (svg && `data:image/svg+xml,${encodeURIComponent(svg)}`);
  return (
    <span className="panel-tile" style={{ backgroundColor: color }}>
      {src ? (
        <img src={src} alt="" />
      ) : (
        <span aria-hidden="true" style={{ color: inkOn(color) }}>
          {monogramOf(name)}
        </span>
      )}
    </span>
  );
}
