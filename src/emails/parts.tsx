import { Button, Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { bareLinkStyle, buttonParagraphStyle, buttonStyle, codeStyle, linkStyle, paragraphStyle, quoteStyle, quoteTextStyle } from './styles';

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={paragraphStyle}>{children}</Text>;
}

/** Text someone else wrote, with its line breaks. */
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

export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Paragraph>
      <strong>{`${label}:`}</strong> {value}
    </Paragraph>
  );
}

export function Code({ code }: { code: string }) {
  return <Text style={codeStyle}>{code}</Text>;
}

export function WrittenLink({ url }: { url: string }) {
  return (
    <Text style={bareLinkStyle}>
      <Link href={url} style={linkStyle}>
        {url}
      </Link>
    </Text>
  );
}

/** A button with its URL written out below for mail clients that don't show buttons. */
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
