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
          <Hr style={{ borderColor: '#E6D5BA', margin: '28px 0 16px' }} />
          <Text style={small}>
            {site.legalName}, {site.address.street}, {site.address.city}{' '}
            <Link href={site.url} style={{ color: '#17408C' }}>
              {new URL(site.url).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export const paragraph: CSSProperties = { color: '#12202B', fontSize: '16px', lineHeight: '1.6' };

const page: CSSProperties = {
  backgroundColor: '#F3EADB',
  fontFamily: 'Helvetica, Arial, sans-serif',
  padding: '24px 0',
};
const card: CSSProperties = {
  backgroundColor: '#FFFFFF',
  border: '1px solid #E6D5BA',
  borderTop: '6px solid #0C2350',
  maxWidth: '560px',
  padding: '28px 32px',
};
const heading: CSSProperties = { color: '#0C2350', fontSize: '24px', margin: '0 0 16px' };
const small: CSSProperties = { color: '#3D4A55', fontSize: '13px', lineHeight: '1.5', margin: 0 };
