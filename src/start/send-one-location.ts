import diagnostics from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * Sends the address a page leads to once. Next sets it while it renders a page for the first time and adds it again when it answers, and programs that join
 * repeated headers follow the two to nowhere.
 */
export function sendOneLocation(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const append = response.appendHeader.bind(response);
    response.appendHeader = (name, value) => {
      const isRepeated = name.toLowerCase() === 'location' && response.getHeader('location') === String(value);
      return isRepeated ? response : append(name, value);
    };
  });
}
