/** Next puts this into the data of every page, for layouts that find nothing; none does. Without it, Next's own English page stands there twice. */
export default function NotFound() {
  return null;
}
