import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { localeInfo } from '@/domain/locales';
import type { MailContext } from './mail-props';
import { bodyStyle, containerStyle, footerStyle, headingStyle, linkStyle, ruleStyle, wordmarkLinkStyle, wordmarkStyle } from './styles';

const PREHEADER_MAX_LENGTH = 150;

interface Props {
  context: MailContext;
  preheader: string;
  heading: string;
  /** Why the recipient gets this mail. */
  why: string;
  unsubscribeUrl?: string;
  children?: ReactNode;
}

// Don't cut between the two code units of a character such as an emoji.
const clip = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PREHEADER_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Frame of every mail: wordmark, heading, content, and a footer that says why it was sent. */
export function Layout({ context, preheader, heading, why, unsubscribeUrl, children }: Props) {
  const { locale, t, productName, homeUrl, privacyUrl, subject } = context;
  return (
    <Html lang={locale} dir={localeInfo(locale).dir}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Body style={bodyStyle}>
        <Preview>{clip(preheader)}</Preview>
        <Container style={containerStyle}>
          <Text style={wordmarkStyle}>
            <Link href={homeUrl} style={wordmarkLinkStyle}>
              {productName}
            </Link>
          </Text>
          <Heading style={headingStyle}>{heading}</Heading>
          {children}
          <Hr style={ruleStyle} />
          <Text style={footerStyle}>{why}</Text>
          {unsubscribeUrl && (
            <Text style={footerStyle}>
              <Link href={unsubscribeUrl} style={linkStyle}>
                {t('footer.unsubscribe')}
              </Link>
            </Text>
          )}
          <Text style={footerStyle}>
            <Link href={privacyUrl} style={linkStyle}>
              {t('footer.privacy')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
