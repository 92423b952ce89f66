import robotsParser from 'robots-parser';

/** What is read of a file; comments, sitemaps and other robots' rules fill the largest ones. */
export const ROBOTS_MAX_BYTES = 64 * 1024;
/** What is matched: its length times the length of a URL is the time a match takes. */
const RULES_MAX_LENGTH = 4 * 1024;
const RULE_MAX_LENGTH = 512;
const LINE = /^\s*([a-z-]{1,20})\s*:(.*)$/i;

/** The lines of a robots.txt that concern one robot, up to a bounded length. */
function linesFor(text: string, robot: string): string {
  const agents = [robot.toLowerCase(), '*'];
  const lines: string[] = [];
  let length = 0;
  let isNaming = false;
  let named: string[] = [];
  const add = (line: string) => {
    length += line.length + 1;
    if (length <= RULES_MAX_LENGTH) lines.push(line);
  };
  for (const line of text.slice(0, ROBOTS_MAX_BYTES).split(/\r\n|\r|\n/)) {
    const [, name = '', rest = ''] = LINE.exec(line.replace(/#.*/, '')) ?? [];
    const [directive, value] = [name.toLowerCase(), rest.trim()];
    if (directive === 'user-agent') {
      const agent = value.toLowerCase().split('/')[0]?.trim() ?? '';
      if (!isNaming) named = [];
      isNaming = true;
      if (!agents.includes(agent) || named.includes(agent)) continue;
      if (named.length === 0) add('');
      named.push(agent);
      add(`User-agent: ${agent}`);
    } else if (directive) {
      isNaming = false;
      const isRule = directive === 'allow' || directive === 'disallow';
      if (isRule && named.length > 0 && value.length <= RULE_MAX_LENGTH) add(`${directive}: ${value.replace(/\*+/g, '*')}`);
    }
  }
  return lines.join('\n');
}

/** Whether a robot may visit a URL, by the robots.txt of its host. Hostile files take no longer than ordinary ones. */
export function robotsRules(robotsUrl: string, text: string, robot: string): (url: string) => boolean {
  const robots = robotsParser(robotsUrl, linesFor(text, robot));
  return (url) => robots.isAllowed(url, robot) !== false;
}
