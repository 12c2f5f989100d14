import type { Project } from '../types';

export const fitnessBooking = {
  slug: 'fitness-booking',
  title: 'Gym and Class Booking App',
  tagline: 'Members book the class; the desk sees who has paid.',
  shortDescription:
    'Class timetable, trainer sessions, memberships and workout logs, with a member app and a front desk panel.',
  category: 'Fitness',
  ground: 'sabz',
  tags: ['Booking', 'Memberships', 'Scheduling', 'Payments'],
  tech: [
    'Flutter',
    'Firebase Authentication',
    'Cloud Firestore',
    'Cloud Functions',
    'React',
    'Apple HealthKit',
    'Android Health Connect',
  ],
  overview: [
    'Six in the evening fills first. With a WhatsApp group the trainer scrolls back to see who wrote earlier; with a booking app the rule decides. Members see open places, the waiting list moves up by itself, and a late cancellation costs whatever your policy says.',
    'Memberships follow the way gyms sell: by the month, by a pack of sessions, for couples and families, with a freeze for travel or Ramadan. Women-only hours and branches are set as permissions and checked at booking as well as at the door.',
    'The system runs on Firebase, which leaves a small gym without a server to look after. Timetable and workout log can be read offline. A booking needs a connection, since the last place must go to one person only.',
  ],
  features: [
    {
      title: 'Class scheduling',
      text: 'Weekly timetable with rooms, capacity and substitute trainers. A change reaches everyone who booked.',
    },
    {
      title: 'Trainer profiles and sessions',
      text: 'Certificates, specialties and free hours. Personal sessions are deducted from the pack the member bought.',
    },
    {
      title: 'Memberships and freezes',
      text: 'Start, expiry and pauses kept by date, with renewal reminders by push and WhatsApp.',
    },
    {
      title: 'Front desk check-in',
      text: 'The member’s QR shows photo, plan and dues. Day guests pay and enter from the same screen.',
    },
    {
      title: 'Payments',
      text: 'Cash at the desk, bank transfer with proof, card and mobile wallet, each with a numbered receipt.',
    },
    {
      title: 'Workout tracking',
      text: 'Sets, weights and body measurements, plus steps and heart rate from HealthKit or Health Connect if the member allows it.',
    },
    {
      title: 'Equipment list',
      text: 'Machines with service dates and a fault report that members can send by scanning a sticker.',
    },
  ],
  businessImpact: [
    {
      title: 'Full classes have fewer gaps',
      text: 'Canceled places pass to the waiting list while people can still get there.',
    },
    {
      title: 'Lapsing members are noticed',
      text: 'Staff see who has stopped coming before the plan runs out, when a call still helps.',
    },
    {
      title: 'The desk collects what is due',
      text: 'Expired plans and unpaid balances appear at the door and are settled there.',
    },
    {
      title: 'Trainers are paid from records',
      text: 'Sessions held and attended are counted by the system, which shortens the monthly talk about commission.',
    },
  ],
  why: 'The {category} business earns from people who keep coming, and attendance tells more than sign-ups do. Once timetable, door and payment share one record, attendance is known. Studios with limited places feel the benefit first; an open gym floor may need only memberships and check-in.',
  images: ['fitness-booking.svg', 'fitness-booking-2.svg'],
  figure:
    'The pale blue piece of the bar is the weeks she froze; the yellow strip is what she owes, and it keeps the turnstile closed.',
  call: { title: '', text: '' },
  greeting: 'Hello, I own a gym and would like to see a class booking app.',
  industry: 'fitness',
  tradeLink: '',
  related: 'What goes into it',
  services: ['custom-website-development', 'social-media-marketing', 'brand-identity-kit'],
} satisfies Project;
