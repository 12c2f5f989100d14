import type { Industry } from '#content/types.ts';

export const fitness = {
  slug: 'fitness',
  name: 'Fitness',
  summary: 'Class booking and membership',
  emoji: '🏋️',
  icon: 'dumbbell',
  ground: 'sabz',
  title: 'Gym software that notices a member before they quit',
  tagline:
    'A fitness membership bought before the wedding season may be forgotten after it. The attendance log in your gym’s app and website shows it weeks before the missed fee.',
  metaTitle: 'Gym & Fitness Website and App Development',
  description:
    'Class booking, trainer pages, workout logs, equipment care, memberships and a mobile app for gyms and studios, tied to the gate and the till.',
  features: {
    title: 'What reception is asked from dawn on',
    intro:
      'Is there room in the seven o’clock class? When is my fee due? Members should find such answers on their phones, and reception should have time to look up.',
    items: [
      {
        title: 'Class scheduling',
        icon: 'calendar-sync',
        text: 'Every class has its capacity and its rule for late cancellation. Ladies-only hours are sessions by themselves, shown as such and staffed as such.',
      },
      {
        title: 'Trainer profiles',
        icon: 'user-star',
        text: 'Certificates and open slots on a page each. Personal-training packages count down per session, and the same count settles the trainer’s commission.',
      },
      {
        title: 'Workout tracking',
        icon: 'activity',
        text: 'Sets and weights, logged while resting between lifts. Steps and heart rate come from Health Connect or Apple Health with permission.',
      },
      {
        title: 'Equipment',
        icon: 'dumbbell',
        text: 'A register of treadmills and cables with service dates. The member who hears a belt slip scans its QR sticker, and from then on the fault has a date.',
      },
      {
        title: 'Membership',
        icon: 'badge-check',
        text: 'Renewal in cash or by wallet, and a freeze when the member travels. The gate opens by QR code or fingerprint while fees are current; the family discount applies itself.',
      },
      {
        title: 'Mobile app',
        icon: 'smartphone',
        text: 'One app under your name on Android and iOS to book and pay with, light enough for a handset bought second-hand on Hall Road.',
      },
    ],
  },
  practice: {
    title: 'From four visits a week to one',
    paragraphs: [
      'A member who came four times a week and now comes once is worth a call today. The system lists such people every Monday, with the trainer’s name and a WhatsApp button, because a line from someone they know carries more weight than a discount sent to all. Freezes for exams or Hajj are recorded, so a paused member is not mistaken for a lost one and chased for money.',
      'Plenty of members pay in cash. Each receipt has a number and a cashier, and a deleted receipt stays visible as deleted. Wallet and card payments arrive with references; monthly auto-charging is offered only where your bank supports recurring cards. Trainers see their own clients and commission, the till stays with the manager. In Ramadan the evening classes move behind taraweeh, so schedules are kept as seasons with a first and a last day.',
      'The router is dead and there is a line at the turnstile. A good gate controller keeps valid members in its own memory and reports later. We connect to readers you already own if their maker publishes a protocol, and say so plainly if not. Progress photos are encrypted and shown to the assigned trainer alone; the member can have them removed. To begin we need your plans with all their exceptions, the member list in whatever form it exists, and one patient receptionist.',
    ],
  },
  call: {
    title: 'Import your member list',
    text: 'A register or an Excel sheet will do. In the free demo your own members stand in order of their last visit, and the bottom of that list is worth reading.',
  },
  project: 'fitness-booking',
  figure:
    'The middle phone shows a month: three evenings a week, then two, then two empty rows. The member is drifting off. The QR code on the right still opens the gate.',
  related: 'Filling the seven o’clock class',
  services: [
    'custom-website-development',
    'crm-development',
    'social-media-marketing',
    'video-production',
  ],
} satisfies Industry;
