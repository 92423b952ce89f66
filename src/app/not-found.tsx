/**
 * For addresses outside every language that are no file either, such as `/_next/x`; the site's own 404 page answers pages. Part of every document,
 * so it's as short as can be.
 */
export default function NotFound() {
  return (
    <html lang="en">
      <body>
        <title>Not found</title>
        Not found
      </body>
    </html>
  );
}
