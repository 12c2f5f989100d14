import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import type { SiteIdentity } from '@/content/types';
import { palette } from '@/lib/palette';

type Props = {
  site: SiteIdentity;
  /** The line that a mail program shows beside the subject. */
  preview: string;
  title: string;
  children: ReactNode;
};

/** The frame of every mail. Styles are inline, as mail programs drop style sheets. */
export function MailFrame({ site, preview, title, children }: Props) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={page}>
        <Container style={card}>
          <Heading style={heading}>{title}</Heading>
          {children}
          <Hr style={{ borderColor: palette.sand200, margin: '28px 0 16px' }} />
          <Text style={small}>
            {site.legalName}, {site.address.street}, {site.address.city}{' '}
            <Link href={site.url} style={{ color: palette.lajvard700 }}>
              {new URL(site.url).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export const paragraph: CSSProperties = { color: palette.ink, fontSize: '16px', lineHeight: '1.6' };

const page: CSSProperties = {
  backgroundColor: palette.sand100,
  fontFamily: 'Helvetica, Arial, sans-serif',
  padding: '24px 0',
};
const card: CSSProperties = {
  backgroundColor: palette.white,
  border: `1px solid ${palette.sand200}`,
  borderTop: `6px solid ${palette.lajvard900}`,
  maxWidth: '560px',
  padding: '28px 32px',
};
const heading: CSSProperties = { color: palette.lajvard900, fontSize: '24px', margin: '0 0 16px' };
const small: CSSProperties = {
  color: palette.ink2,
  fontSize: '13px',
  lineHeight: '1.5',
  margin: 0,
};
