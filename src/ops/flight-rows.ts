/** A row of the data React sends with a page: what the browser needs to take over the markup. */
export interface FlightRow {
  id: string;
  bytes: number;
  start: string;
}

const CHUNK = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
const TEXT_ROW = /^T([0-9a-f]+),/;
const SHOWN = 100;
const NEWLINE = 10;
const COLON = 58;
/** Longer than any text row's length in hexadecimal. */
const HEAD = 16;

/** All rows in the HTML of a page, largest first. Text rows name their length; others end with a line break. */
export function flightRows(html: string): FlightRow[] {
  const data = Buffer.from([...html.matchAll(CHUNK)].map(([, text = '""']) => JSON.parse(text) as string).join(''));
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < data.length) {
    const colon = data.indexOf(COLON, at);
    if (colon < 0) break;
    const [head, length] = TEXT_ROW.exec(data.toString('latin1', colon + 1, colon + HEAD)) ?? [];
    const lineEnd = data.indexOf(NEWLINE, colon);
    const end = head && length ? colon + 1 + head.length + Number.parseInt(length, 16) : lineEnd < 0 ? data.length : lineEnd + 1;
    rows.push({
      id: data.toString('utf8', at, colon),
      bytes: end - at,
      start: data.toString('utf8', colon + 1, Math.min(end, colon + SHOWN)).trimEnd(),
    });
    at = end;
  }
  return rows.sort((a, b) => b.bytes - a.bytes);
}
