import type { Project } from '../types';

export const fintechWallet = {
  slug: 'fintech-wallet',
  title: 'Digital Wallet and Payments Platform',
  tagline: 'Load, send and pay from a ledger that balances.',
  shortDescription:
    'A mobile wallet with identity checks, transfers, bill payment and merchant QR on a double-entry ledger.',
  category: 'Fintech',
  ground: 'lajvard',
  tags: ['KYC', 'Payments', 'Encryption', 'Wallet', 'OTP'],
  tech: [
    'Flutter',
    'Java',
    'Spring Boot',
    'PostgreSQL',
    'Apache Kafka',
    'Redis',
    'HashiCorp Vault',
    'Docker',
  ],
  overview: [
    'The screen with the balance is the smallest part of a wallet. Underneath lies a ledger in which every movement is written as a debit and a credit, never edited, only reversed. When the ledger, the bank account and the settlement file disagree, finance learns of it from a report and not from a customer.',
    'Customers register with a CNIC and a phone number and pass the checks their limit requires. They can then pay a merchant’s QR, send money, buy airtime or settle an electricity bill. Operations staff handle disputes, holds and refunds in a console where sensitive actions need a second approver.',
    'In Pakistan such a product runs under State Bank authorization, either your own as an Electronic Money Institution or that of a partner bank. Software can be developed and shown against sandbox interfaces while approval is pending. Going live waits for it.',
  ],
  features: [
    {
      title: 'Tiered KYC',
      text: 'CNIC capture, a liveness check and verification through the licensee’s NADRA connection. Higher limits open after stronger checks.',
    },
    {
      title: 'Double-entry ledger',
      text: 'An append-only journal with idempotency keys: a request repeated on a weak connection cannot move money twice.',
    },
    {
      title: 'Transfers and bank links',
      text: 'Wallet to wallet inside the system, and to bank accounts through Raast or the partner bank’s interface.',
    },
    {
      title: 'Merchant QR payments',
      text: 'Shops display a printed or on-screen code. The cashier sees the confirmation on the merchant’s own screen, never on the buyer’s.',
    },
    {
      title: 'Bills and top-ups',
      text: 'Utilities, internet and airtime through a bill aggregator, with pending and failed states shown plainly.',
    },
    {
      title: 'Encryption and key custody',
      text: 'TLS on every link, identity fields encrypted in the database, keys held in Vault. Card numbers are tokenized by the processor and never stored.',
    },
    {
      title: 'Device binding',
      text: 'PIN or biometrics to open the app, and an OTP plus lower limits when an account moves to a new phone.',
    },
    {
      title: 'Monitoring and limits',
      text: 'Rules flag unusual patterns for review. Each analyst’s decision is kept for the compliance officer.',
    },
  ],
  businessImpact: [
    {
      title: 'Reconciliation becomes routine',
      text: 'Settlement files are matched by the system, and people look only at the differences.',
    },
    {
      title: 'Auditors receive evidence',
      text: 'Approvals, record views and changes for any period can be exported without calling a developer.',
    },
    {
      title: 'New products share one core',
      text: 'Salary disbursement, merchant collection or a loyalty balance is added as an account type in the same ledger.',
    },
  ],
  why: 'Plenty of {category} apps start as attractive screens over a table of balances, and the first half-finished transfer exposes them. Here accounting and access control come first and the screens last. It suits a licensee, an applicant, or a company with a bank ready to sponsor the program.',
  images: ['fintech-wallet.svg', 'fintech-wallet-2.svg'],
  figure:
    'The row that was wrong is struck through and reversed by a later one; nothing is erased, and debit equals credit at the foot.',
  call: { title: '', text: '' },
  greeting: 'Hi, we are planning a digital wallet and want to know how it would be built.',
  industry: 'fintech',
  tradeLink: '',
  related: 'What goes into it',
  services: ['software-tech', 'custom-website-development', 'branding'],
} satisfies Project;
