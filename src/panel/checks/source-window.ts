const NAME = 'check-source';

let frame: HTMLIFrameElement | null = null;

/**
 * Only its opener may send a window to another page, and the page there can navigate its opener: so the opener is an empty frame without rights,
 * instead of the panel.
 */
function openerFrame(): HTMLIFrameElement {
  if (frame?.isConnected) return frame;
  frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  frame.hidden = true;
  document.body.append(frame);
  return frame;
}

/** Opens an address in a window beside the panel, the same one every time. */
export function showSource(url: string): void {
  const { availWidth, availHeight } = window.screen;
  const width = Math.round(availWidth / 2);
  openerFrame()
    .contentWindow?.open(url, NAME, `popup,width=${width},height=${availHeight},left=${availWidth - width},top=0`)
    ?.focus();
}
