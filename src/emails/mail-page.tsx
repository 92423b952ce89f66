import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import { type CSSProperties, Fragment } from 'react';
import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { shownHost } from '@/domain/web-url';
import { env } from '@/env';
import type { Part } from './mails';
import { styles } from './styles';

const PREHEADER_MAX_LENGTH = 150;

// Don't cut between the two code units of a character such as an emoji.
const clip = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PREHEADER_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');

const LinkLine = ({ url, label = url, style = styles.bareLink }: { url: string; label?: string; style?: CSSProperties }) => (
  <Text style={style}>
    <Link href={url} style={styles.link}>
      {label}
    </Link>
  </Text>
);

interface PartProps {
  /** A text of this mail. */
  text: (key: string) => string;
}

function MailPart({ part, text }: PartProps & { part: Part }) {
  if (typeof part === 'string') return <Text style={styles.paragraph}>{text(part)}</Text>;
  if ('link' in part) return <LinkLine url={part.link} />;
  if ('code' in part) return <Text style={styles.code}>{part.code}</Text>;
  if ('fact' in part)
    return (
      <Text style={styles.paragraph}>
        <strong>{`${text(part.fact)}:`}</strong> {part.value}
      </Text>
    );
  if ('news' in part)
    return (
      <>
        <Heading as="h2" style={styles.subheading}>
          <Link href={part.news.url} style={styles.link}>
            {part.news.name}
          </Link>
        </Heading>
        {part.news.changes.map(({ text: said, source }) => (
          <Text key={said} style={styles.paragraph}>
            {said}
            {source && (
              <>
                {' '}
                <Link href={source} style={styles.link}>
                  {shownHost(source)}
                </Link>
              </>
            )}
          </Text>
        ))}
      </>
    );
  if ('label' in part)
    return (
      <Text style={styles.footer}>
        {part.name && `${part.name}: `}
        <Link href={part.url} style={styles.link}>
          {text(part.label)}
        </Link>
      </Text>
    );
  // The URL is written out below the button, for mail programs that don't show buttons.
  if ('button' in part)
    return (
      <>
        <Text style={styles.buttonParagraph}>
          <Button href={part.button} style={styles.button} data-button="true">
            {text('button')}
          </Button>
        </Text>
        <LinkLine url={part.button} />
      </>
    );
  if ('quote' in part)
    return (
      <blockquote style={styles.quote}>
        <Text style={styles.quoteText}>
          {part.quote
            .trim()
            .split(/\r\n|[\r\n\u2028\u2029]/)
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
              <Fragment key={index}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
        </Text>
      </blockquote>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller has sanitised the body, see MailData
  return <div style={styles.paragraph} dangerouslySetInnerHTML={{ __html: part.html }} />;
}

interface Props extends PartProps {
  locale: Locale;
  subject: string;
  preheader: string;
  parts: Part[];
  /** A text of the footer; `why` is the key of one. */
  footer: (key: string) => string;
  why: string;
  unsubscribeUrl?: string;
}

/** Every mail: wordmark, heading, its parts, and a footer that says why it was sent. */
export function MailPage({ locale, subject, preheader, text, parts, footer, why, unsubscribeUrl }: Props) {
  const addressOf = (path: string) => new URL(localePath(path, locale), env.SITE_URL).href;
  return (
    <Html lang={locale} dir={localeInfo(locale).dir}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Body style={styles.body}>
        <Preview>{clip(preheader)}</Preview>
        <Container style={styles.container}>
          <Text style={styles.wordmark}>
            <Link href={addressOf(routes.home)} style={styles.wordmarkLink}>
              {env.PRODUCT_NAME}
            </Link>
          </Text>
          <Heading style={styles.heading}>{text('heading')}</Heading>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail never change
            <MailPart key={index} part={part} text={text} />
          ))}
          <Hr style={styles.rule} />
          <Text style={styles.footer}>{footer(why)}</Text>
          {unsubscribeUrl && <LinkLine style={styles.footer} url={unsubscribeUrl} label={footer('unsubscribe')} />}
          <LinkLine style={styles.footer} url={addressOf(routes.privacyPolicy)} label={footer('privacy')} />
        </Container>
      </Body>
    </Html>
  );
}
