import type { Project } from '#content/types.ts';

export const fitnessBooking = {
  slug: 'fitness-booking',
  title: 'Gym and Class Booking App',
  tagline: 'Members book the class; the desk sees who has paid.',
  shortDescription:
    'A member app for classes and trainer sessions, and a front desk panel that knows every membership.',
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
    'Memberships follow the way gyms sell: by the month or by a pack of sessions, for a couple at one price, with a freeze for travel or Ramadan. Women-only hours are set as permissions and checked at booking as well as at the door.',
    'The system runs on Firebase, which leaves a small gym without a server to look after. Timetable and workout log can be read offline. A booking needs a connection, since the last place must go to one person only.',
  ],
  features: [
    {
      title: 'Timetable and substitutes',
      text: 'A weekly timetable knows the room and its capacity. If a substitute takes the class, everyone who booked is told.',
    },
    {
      title: 'Trainer profiles and sessions',
      text: 'A beginner sees which trainer is free at seven. Personal sessions are deducted from the pack the member bought.',
    },
    {
      title: 'Memberships and freezes',
      text: 'Start and expiry are kept by date, so a month spent in Karachi is not lost. Renewal reminders go by push and WhatsApp.',
    },
    {
      title: 'Front desk check-in',
      text: 'The member’s QR brings up photo and dues. Day guests pay and enter from the same screen.',
    },
    {
      title: 'Payments',
      text: 'Cash at the desk, a card or a mobile wallet, each with a numbered receipt. A bank transfer waits until its proof has been checked.',
    },
    {
      title: 'A log for every set',
      text: 'Weights and body measurements, plus steps and heart rate from HealthKit or Health Connect if the member allows it.',
    },
    {
      title: 'Equipment list',
      text: 'When each treadmill was last greased, and by whom. One that is out of order is marked in the app before anyone changes shoes for it.',
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
  why: 'A {category} business counts its sign-ups and guesses at its attendance, until door and payment share one record. A studio with twelve mats feels the benefit first. An open gym floor may need only memberships and check-in.',
  images: ['fitness-booking.svg', 'fitness-booking-2.svg'],
  figure:
    'The pale blue piece of the bar is the weeks she froze; the yellow strip is what she owes, and it keeps the turnstile closed.',
  call: {
    title: 'Cancel an hour before the class',
    text: 'Send the timetable and the rules that hang on your wall. In the free demo you cancel at five for the class at six: see what your own rule charges you, and who on the waiting list is told.',
  },
  greeting: 'Hello, I own a gym and would like to see a class booking app.',
  industry: 'fitness',
  tradeLink: 'What attendance tells a gym before the fee is late',
  related: 'For the gym’s name outside the app',
  services: ['custom-website-development', 'social-media-marketing', 'brand-identity-kit'],
} satisfies Project;
