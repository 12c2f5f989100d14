import type { Industry } from '../types';

export const fitness = {
  slug: 'fitness',
  name: 'Fitness',
  summary: 'Classes, trainers and members',
  emoji: '🏋️',
  icon: 'dumbbell',
  ground: 'sabz',
  title: 'Gym software that notices a member before they quit',
  tagline:
    'Fitness memberships are sold in January and forgotten by spring. You find out when the fee does not come; the attendance log in your gym’s app and website showed it weeks earlier.',
  metaTitle: 'Gym & Fitness Website and App Development',
  description:
    'Class booking, trainer pages, workout logs, equipment care, memberships and a mobile app for gyms and studios, tied to the gate and the till.',
  features: {
    title: 'On the floor and at the desk',
    intro:
      'Reception repeats itself from dawn to closing: when a fee is due, whether the seven o’clock class has room, why a trainer changed. Members should find those answers on their phones.',
    items: [
      {
        title: 'Class scheduling',
        icon: 'calendar-sync',
        text: 'Capacity, waiting list and late-cancel rules per class. Ladies-only hours are sessions of their own, shown as such and staffed as such.',
      },
      {
        title: 'Trainer profiles',
        icon: 'user-star',
        text: 'Certificates, specialties and open slots. Personal-training packages count down per session, and the same count settles the trainer’s commission.',
      },
      {
        title: 'Workout tracking',
        icon: 'activity',
        text: 'Plans with sets, weight and rest, logged between lifts. Steps and heart rate come from Health Connect or Apple Health with permission.',
      },
      {
        title: 'Equipment',
        icon: 'dumbbell',
        text: 'A register of each treadmill and cable with purchase date and service interval. Members scan its QR sticker to report a fault.',
      },
      {
        title: 'Membership',
        icon: 'badge-check',
        text: 'Plans, freezes, family discounts and renewals by cash, wallet or card. The gate opens by QR code, card or fingerprint while fees are current.',
      },
      {
        title: 'Mobile app',
        icon: 'smartphone',
        text: 'One app under your name on Android and iOS for booking, plan, payment and notices, light enough for an older handset.',
      },
    ],
  },
  practice: {
    title: 'Attendance speaks before the fee does',
    paragraphs: [
      'A member who came four times a week and now comes once is worth a call today. The system lists such people every Monday, with the trainer’s name and a WhatsApp button, because a line from someone they know carries more weight than a discount sent to all. Freezes for travel, exams, Hajj or injury are recorded, so a paused member is not mistaken for a lost one and chased for money.',
      'Plenty of members pay in cash, and cash needs a trail. Each receipt has a number and a cashier, the day closes with a count, and a deleted receipt stays visible as deleted. Wallet and card payments arrive with references; monthly auto-charging is offered only where your bank supports recurring cards. Trainers see their own clients and commission, the till stays with the manager. In Ramadan the timetable turns around, so schedules are kept as seasons with a first and a last day.',
      'Doors fail at the worst hour. A good gate controller keeps valid members in its own memory, opens during an internet outage and reports later. We connect to readers you already own if their maker publishes a protocol, and say so plainly if not. Health answers and progress photos are encrypted, shown to the assigned trainer alone, and removed on request. To begin we need your plans with all their exceptions, the member list in whatever form it exists, and one patient receptionist.',
    ],
  },
  call: {
    title: 'Import your member list',
    text: 'In a free demo you see who is due, who is drifting away and which class is full, all from your own records.',
  },
  project: 'fitness-booking',
  figure: '',
  related: 'Where to look next',
  services: [
    'custom-website-development',
    'crm-development',
    'social-media-marketing',
    'video-production',
  ],
} satisfies Industry;
