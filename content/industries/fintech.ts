import type { Industry } from '../types';

export const fintech = {
  slug: 'fintech',
  name: 'Fintech',
  summary: 'Wallets, payments and KYC',
  emoji: '💳',
  icon: 'wallet',
  ground: 'sabz',
  title: 'Wallet and payment software that balances to the rupee',
  tagline:
    'Money leaves a fintech app in a second and can take weeks to trace. We build the ledger, the checks and the audit trail first, then the mobile screens your customers see.',
  metaTitle: 'Fintech App & Mobile Wallet Development',
  description:
    'Payment gateways, wallets, KYC, investment and card features on a double-entry ledger, planned around State Bank rules and daily reconciliation.',
  features: {
    title: 'What a payment product is made of',
    intro:
      'A founder here fears two letters: one from the regulator, and one from a customer whose transfer vanished. Each part below is designed so that it can be explained to both.',
    items: [
      {
        title: 'Payment gateways',
        icon: 'arrow-left-right',
        text: 'Cards, JazzCash, Easypaisa and Raast behind one internal interface. A gateway can be added or replaced without rewriting checkout, and every callback is verified.',
      },
      {
        title: 'Mobile wallets',
        icon: 'smartphone-nfc',
        text: 'Balances, transfers, bill payment and cash-in for Android and iOS. Account levels and their limits sit in configuration, so a policy change needs no release.',
      },
      {
        title: 'Security and KYC',
        icon: 'shield-check',
        text: 'CNIC capture, liveness check, NADRA verification through your licensed partner, sanctions screening, and extra authentication when a device or SIM changes.',
      },
      {
        title: 'Investment platforms',
        icon: 'chart-candlestick',
        text: 'Portfolio, orders and statements for mutual funds or shares. Risk questionnaires and consents carry time stamps, ready for your SECP compliance file.',
      },
      {
        title: 'Banking APIs',
        icon: 'landmark',
        text: 'Title fetch, IBFT and Raast through a sponsor bank or payment partner, with queues and retries designed never to send the same payment twice.',
      },
      {
        title: 'Card management',
        icon: 'credit-card',
        text: 'Issue, freeze, set limits, change the PIN, dispute a charge. Full card numbers stay with the processor; your servers hold only tokens.',
      },
    ],
  },
  practice: {
    title: 'The ledger comes before the app',
    paragraphs: [
      'Many wallets begin as a balance column in a users table. It works until a callback arrives twice or a server restarts halfway. We use a double-entry ledger in PostgreSQL: every movement is two or more lines that sum to zero, lines are never edited, and a mistake is corrected by a reversing entry. The balance a customer sees is derived from those lines.',
      'Networks drop in the middle of payments, often on a phone in a moving bus. Each request therefore carries an idempotency key, so a second tap returns the first result. A timeout is treated as “unknown”, queried with the provider, and settled by a daily reconciliation against the files of banks and gateways. Your operations team gets a screen for the items that do not match, with a maker and a checker on every manual correction.',
      'Permission to hold customers’ money comes from the State Bank, whether as an electronic money institution or under a bank’s arrangement. Software does not replace it. We ask early which license or partner you have, because it decides where data may live, which limits apply and what must be reported. Hosted card fields keep your servers out of most of PCI DSS. Before launch an independent firm should run a penetration test; we prepare for that visit and fix what it finds.',
    ],
  },
  call: {
    title: 'Bring one payment flow',
    text: 'Tell us where the money starts and where it should land. We draw its ledger entries with you in the first conversation, before any talk of screens.',
  },
  project: 'fintech-wallet',
  figure: '',
  related: 'Where to look next',
  services: ['software-tech', 'custom-website-development', 'analytics'],
} satisfies Industry;
