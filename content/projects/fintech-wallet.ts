import type { Project } from '#content/types.ts';

export const fintechWallet = {
  slug: 'fintech-wallet',
  title: 'Digital Wallet and Payments Platform',
  tagline: 'Every rupee has two lines in the ledger.',
  shortDescription:
    'A mobile wallet with tiered identity checks, where transfers and merchant QR run on a double-entry ledger.',
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
    'The screen with the balance is the smallest part of a wallet. Underneath lies a ledger in which every movement is written as a debit and a credit that nobody edits, only reverses. When it disagrees with the bank’s settlement file, finance learns of it from a report and not from a customer.',
    'Customers register with a CNIC and a phone number and pass the checks their limit requires. Then they can pay the electricity bill, or scan the QR card that hangs from a fruit seller’s cart. Operations staff handle disputes in a console where a refund needs a second approver.',
    'In Pakistan such a product runs under State Bank authorization, either your own as an Electronic Money Institution or that of a partner bank. Software can be developed and shown against sandbox interfaces while approval is pending. Going live waits for it.',
  ],
  features: [
    {
      title: 'Tiered KYC',
      text: 'CNIC capture and a liveness check, verified through the licensee’s NADRA connection. Higher limits open after stronger checks.',
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
      text: 'A shop displays a printed code. The cashier sees the confirmation on the merchant’s own screen and need not believe the one the buyer holds up.',
    },
    {
      title: 'Bills and top-ups',
      text: 'Utilities and airtime through a bill aggregator. A payment still pending says so, and nobody pays the gas bill twice on its last date.',
    },
    {
      title: 'Encryption and key custody',
      text: 'Identity fields are encrypted in the database with keys held in Vault, and every link runs over TLS. Card numbers are tokenized by the processor and never stored.',
    },
    {
      title: 'Device binding',
      text: 'PIN or biometrics to open the app, and an OTP plus lower limits when an account moves to a new phone.',
    },
    {
      title: 'Monitoring and limits',
      text: 'Rules flag unusual patterns, such as many small transfers into a new account. Each analyst’s decision is kept for the compliance officer.',
    },
  ],
  businessImpact: [
    {
      title: 'Only the differences need a person',
      text: 'Settlement files are matched by the system, and the morning begins with the lines that did not match.',
    },
    {
      title: 'An audit needs no developer',
      text: 'Approvals and record views for any period are exported from the console by the person who was asked for them.',
    },
    {
      title: 'A second product reuses the ledger',
      text: 'Salary disbursement or a loyalty balance is one more account type under the same rules.',
    },
  ],
  why: 'Plenty of {category} apps start as attractive screens over a table of balances, and the first half-finished transfer exposes them. Here accounting and access control come before any screen. It suits a licensee or an applicant, or a company with a bank ready to sponsor the program.',
  images: ['fintech-wallet.svg', 'fintech-wallet-2.svg'],
  figure:
    'The pair of lines that was wrong is struck through and reversed by a later pair; nothing is erased, and debit equals credit at the foot.',
  call: {
    title: 'Break a transfer on purpose',
    text: 'Describe one payment from cash-in to bank account. In the free working demo you cut the connection halfway, then look at the ledger: the lines still add up to zero.',
  },
  greeting: 'Hi, we are planning a digital wallet and want to know how it would be built.',
  industry: 'fintech',
  tradeLink: 'What the State Bank’s license decides about a wallet',
  related: 'Code for the ledger, a name for the app',
  services: ['software-tech', 'custom-website-development', 'branding'],
} satisfies Project;
