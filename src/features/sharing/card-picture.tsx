import { createElement, type ReactNode } from 'react';
import { CARD_COLORS as COLORS } from '@/domain/brand-colors';
import { cutAtWord } from '@/domain/seo-texts';
import { drawableCard, SHARE_IMAGE_SIZE, type ShareCard } from '@/seo/share-image/share-card';
import { ICON_NODES } from '@/ui/icon-nodes';
import { STAR } from '@/ui/star';
import { NEEDLE } from '@/ui/wordmark';

const MARGIN = 72;
const MARK = 190;
const MARK_GAP = 52;
/** Title sizes, and the room shared with the text below. */
const TITLE_SIZES = [112, 96, 84, 72, 62, 54];
const TITLE_LINE = 1.08;
const TITLE_ROOM = 190;
const TITLE_ROOM_ALONE = 300;
/** Average width of a bold letter per unit of size. */
const LETTER = 0.54;
const WIDE_LETTER = 0.6;
const TEXT_LINES = 2;
const TEXT_SIZE = 38;
const TEXT_LETTER = 0.5;

/** The largest size at which the title fits without breaking a word, and its number of lines. */
export function fitTitle(title: string, width: number, room: number): { size: number; lines: number } {
  const longest = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  const fits = (size: number) =>
    longest * size * WIDE_LETTER <= width && Math.ceil((title.length * size * LETTER) / width) * size * TITLE_LINE <= room;
  const size = TITLE_SIZES.find(fits) ?? Math.min(...TITLE_SIZES);
  return { size, lines: Math.max(1, Math.floor(room / (size * TITLE_LINE))) };
}

/** Cuts at a word boundary; the renderer would cut within a word. */
export function fitText(text: string, width: number): string {
  return cutAtWord(text, Math.floor((TEXT_LINES * width) / (TEXT_SIZE * TEXT_LETTER)));
}

function LucideIcon({ name, size, color }: { name: string; size: number; color: string }) {
  const shapes = ICON_NODES[name] ?? [];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([element, attributes], index) => createElement(element, { key: `${element}${index}`, ...attributes }))}
    </svg>
  );
}

/** The compass needle in the background. */
function Ground() {
  return (
    <svg width={760} height={760} viewBox="0 0 32 32" style={{ position: 'absolute', right: -190, top: -150 }} aria-hidden="true">
      <circle cx="16" cy="16" r="14.4" fill="none" stroke={COLORS.deep} strokeWidth="1.2" />
      <path d={NEEDLE} fill={COLORS.deep} />
      <circle cx="16" cy="16" r="2" fill={COLORS.ground} />
    </svg>
  );
}

function Wordmark({ name }: { name: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 700, letterSpacing: -0.5 }}>
      <svg width={60} height={60} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill={COLORS.plate} />
        <path d={NEEDLE} fill={COLORS.ground} />
        <circle cx="16" cy="16" r="2.1" fill={COLORS.accent} />
      </svg>
      {name}
    </div>
  );
}

function Mark({ mark, picture }: { mark: NonNullable<ShareCard['mark']>; picture: string | null }) {
  const background = 'icon' in mark ? COLORS.plate : mark.background;
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        width: MARK,
        height: MARK,
        borderRadius: 46,
        background,
        border: `5px solid ${COLORS.plate}`,
        boxShadow: `0 12px 40px ${COLORS.shade}`,
        overflow: 'hidden',
      }}
    >
      {'icon' in mark ? (
        <LucideIcon name={mark.icon} size={104} color={COLORS.ground} />
      ) : picture ? (
        <img src={picture} alt="" width={116} height={116} style={{ objectFit: 'contain' }} />
      ) : (
        <span style={{ fontSize: 84, fontWeight: 700, color: mark.ink }}>{mark.monogram}</span>
      )}
    </div>
  );
}

const Fact = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 34, fontWeight: 700, flexShrink: 0 }}>{children}</div>
);

/**
 * A card as JSX for the image renderer.
 * @param picture the logo as a data URL, since the renderer loads nothing
 */
export function cardPicture(given: ShareCard, picture: string | null) {
  const card = drawableCard(given);
  const width = SHARE_IMAGE_SIZE.width - 2 * MARGIN - (card.mark ? MARK + MARK_GAP : 0);
  const title = fitTitle(card.title, width, card.text ? TITLE_ROOM : TITLE_ROOM_ALONE);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        ...SHARE_IMAGE_SIZE,
        padding: `60px ${MARGIN}px`,
        background: COLORS.ground,
        color: COLORS.ink,
        fontFamily: 'Figtree, Figtree Extended',
      }}
    >
      <Ground />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 40 }}>
        <Wordmark name={card.productName} />
        {card.label && <span style={{ fontSize: 32, color: COLORS.soft, flexShrink: 0 }}>{card.label}</span>}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: MARK_GAP }}>
        {card.mark && <Mark mark={card.mark} picture={picture} />}
        <div style={{ display: 'flex', flexDirection: 'column', width }}>
          <div
            style={{
              display: 'block',
              fontSize: title.size,
              lineHeight: TITLE_LINE,
              fontWeight: 700,
              letterSpacing: -title.size / 50,
              lineClamp: title.lines,
              wordBreak: 'break-word',
            }}
          >
            {card.title}
          </div>
          {card.text && (
            <div
              style={{
                display: 'block',
                marginTop: 20,
                fontSize: TEXT_SIZE,
                lineHeight: 1.3,
                color: COLORS.soft,
                lineClamp: TEXT_LINES,
                wordBreak: 'break-word',
              }}
            >
              {fitText(card.text, width)}
            </div>
          )}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 40 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 40 }}>
          {card.rating && (
            <Fact>
              <svg width={40} height={40} viewBox="0 0 20 20" aria-hidden="true">
                <path d={STAR} fill={COLORS.accent} />
              </svg>
              {card.rating}
            </Fact>
          )}
          {card.fact && <Fact>{card.fact}</Fact>}
          {card.verified && (
            <Fact>
              <LucideIcon name="badge-check" size={42} color={COLORS.ink} />
              {card.verified}
            </Fact>
          )}
        </div>
        <span style={{ fontSize: 30, color: COLORS.soft, flexShrink: 0 }}>{card.host}</span>
      </div>
    </div>
  );
}
