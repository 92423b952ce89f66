import type { Locale } from '@/domain/locales';

export const HONEYPOT = 'website_confirm';

/** A field that only programs fill in: neither shown nor read out nor reached by keyboard. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="honeypot">
      <label>
        Website
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export const HiddenFields = ({ locale }: { locale: Locale }) => (
  <>
    <input type="hidden" name="locale" value={locale} />
    <Honeypot />
  </>
);
