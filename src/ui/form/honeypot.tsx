/** A field that only programs fill in: neither shown nor read out nor reached by the keyboard. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0" style={{ left: -9999 }}>
      <label>
        Website
        <input type="text" name="website_confirm" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
