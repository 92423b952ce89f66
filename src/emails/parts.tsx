import { Button, Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { bareLinkStyle, buttonParagraphStyle, buttonStyle, codeStyle, linkStyle, paragraphStyle, quoteStyle, quoteTextStyle } from './styles';

/** A paragraph of a mail. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={paragraphStyle}>{children}</Text>;
}

/** What somebody wrote, set apart from our own words and with its line breaks. */
export function Quote({ text }: { text: string }) {
  const lines = text.trim().split(/\r\n|[\r\n\u2028\u2029]/);
  return (
    <blockquote style={quoteStyle}>
      <Text style={quoteTextStyle}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </blockquote>
  );
}

/** One fact with its name before it. */
export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Paragraph>
      <strong>{`${label}:`}</strong> {value}
    </Paragraph>
  );
}

/** A code to copy or to type over. */
export function Code({ code }: { code: string }) {
  return <Text style={codeStyle}>{code}</Text>;
}

/** An address, written out. */
export function WrittenLink({ url }: { url: string }) {
  return (
    <Text style={bareLinkStyle}>
      <Link href={url} style={linkStyle}>
        {url}
      </Link>
    </Text>
  );
}

/** The one thing to do in a mail: a button, with its address written out below for programs that show no button. */
export function Action({ label, url }: { label: string; url: string }) {
  return (
    <>
      <Text style={buttonParagraphStyle}>
        <Button href={url} style={buttonStyle} data-button="true">
          {label}
        </Button>
      </Text>
      <WrittenLink url={url} />
    </>
  );
}
