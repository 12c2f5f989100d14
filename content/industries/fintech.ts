import type { Industry } from '#content/types.ts';

export const fintech = {
  slug: 'fintech',
  name: 'Fintech',
  summary: 'Wallets that balance to the rupee',
  emoji: '💳',
  icon: 'wallet',
  ground: 'sabz',
  title: 'Wallet and payment software that balances to the rupee',
  tagline:
    'Money leaves a fintech app in a second and can take weeks to trace. So the ledger is built first, and the mobile screens your customers see are built on top of it.',
  metaTitle: 'Fintech App & Mobile Wallet Development',
  description:
    'Payment gateways, wallets, KYC, investment and card features on a double-entry ledger, planned around State Bank rules and daily reconciliation.',
  features: {
    title: 'Parts you can explain to an inspector',
    intro:
      'A founder here fears two letters: one from the regulator, and one from a customer whose transfer vanished. Each part below is built so that it can be explained to both.',
    items: [
      {
        title: 'Payment gateways',
        icon: 'arrow-left-right',
        text: 'Cards and Raast, JazzCash and Easypaisa, all behind one internal interface. A gateway can be replaced without rewriting checkout, and a callback counts only after its signature has been checked.',
      },
      {
        title: 'Mobile wallets',
        icon: 'smartphone-nfc',
        text: 'Send money from Android or iOS, or pay the electricity bill. Limits sit in configuration by account level: when one of them changes, nobody waits for an app release.',
      },
      {
        title: 'Security and KYC',
        icon: 'shield-check',
        text: 'CNIC and liveness are checked through your licensed partner’s NADRA link, and names are screened against sanctions lists. After a change of SIM the app asks for more.',
      },
      {
        title: 'Investment platforms',
        icon: 'chart-candlestick',
        text: 'Portfolio and orders for mutual funds or shares. Every risk questionnaire and every consent is stamped with its time, ready for the SECP file.',
      },
      {
        title: 'Banking APIs',
        icon: 'landmark',
        text: 'Title fetch shows the receiver’s name before money goes out by IBFT or Raast. However often the queue behind it retries, it is designed never to send one payment twice.',
      },
      {
        title: 'Card management',
        icon: 'credit-card',
        text: 'A lost card is frozen from the phone before its owner has found a helpline. PIN and limits change there too; the full number stays with the processor, and you hold a token.',
      },
    ],
  },
  practice: {
    title: 'What is wrong with a balance column',
    paragraphs: [
      'Many wallets begin as a balance column in a users table. It works until a callback arrives twice or a server restarts halfway. We use a double-entry ledger in PostgreSQL: every movement is two or more lines that sum to zero. Nobody edits a line. A mistake is reversed by another entry, and the balance a customer sees is the sum of them all.',
      'A phone in a moving bus loses its network in the middle of a payment, and the passenger taps again. Each request therefore carries an idempotency key, so the second tap returns the first result. A timeout counts as “unknown” until the provider has been asked, and what is still open at night is settled against the files of banks and gateways. Lines that do not match land on a screen where one person proposes a correction and another must approve it.',
      'Permission to hold customers’ money comes from the State Bank, as an electronic money institution or under a bank’s arrangement, and software does not replace it. We ask early which license or partner you have, because it decides where data may live and what must be reported. Hosted card fields keep your servers out of most of PCI DSS. Before launch an independent firm should run a penetration test; we prepare for that visit and fix what it finds.',
    ],
  },
  call: {
    title: 'Bring one payment flow',
    text: 'Tell us where the money starts and where it should land. We draw its ledger entries with you in the first conversation, before anybody opens a design tool.',
  },
  project: 'fintech-wallet',
  figure:
    'The Rs48,250 is the sum of the lines below it. On the second phone a CNIC has passed two checks and waits for a third; until then the limit stays low.',
  practiceFirst: true,
  related: 'After the ledger, the screens on top of it',
  services: ['software-tech', 'custom-website-development', 'analytics'],
} satisfies Industry;
