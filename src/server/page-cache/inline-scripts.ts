import { createHash } from 'node:crypto';

/** How Next hands data to the browser. */
const DATA_SCRIPT = /<script>(?<text>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((?<data>.*?)\))<\/script>/gs;

/** The source in a content security policy that allows an inline script with this text. */
export const scriptSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Sources that allow a document's inline scripts with data. Nothing else is allowed, even if it stands in the document: it may have been smuggled in. */
export function dataScriptSources(html: string): string[] {
  return [...html.matchAll(DATA_SCRIPT)].flatMap(({ groups }) => (groups?.text && isJson(groups.data ?? '') ? scriptSource(groups.text) : []));
}
