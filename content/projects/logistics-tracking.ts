import type { Project } from '#content/types.ts';

export const logisticsTracking = {
  slug: 'logistics-tracking',
  title: 'Parcel and Fleet Tracking System',
  tagline: 'From pickup to proof of delivery, cash included.',
  shortDescription:
    'Courier booking and dispatch with live vehicle tracking, from pickup scan to the shipper’s COD statement.',
  category: 'Logistics',
  ground: 'genda',
  tags: ['Tracking', 'Dispatch', 'POD', 'Map', 'Analytics'],
  tech: ['React', 'Node.js', 'Kotlin', 'PostgreSQL', 'PostGIS', 'MQTT', 'OSRM', 'Leaflet'],
  overview: [
    '“Where is my parcel” is the costliest question in a courier office, because somebody must ring the hub and then the rider to answer it. In a tracking system each handover is a scan. The shipper reads the same timeline as the call center.',
    'Dispatchers start from a board of unassigned consignments. OSRM proposes a stop order from the road network, and people who know which bazaar closes on Friday rearrange it. The rider’s Android app works without signal; photo and signature wait on the phone until they can be sent.',
    'Cash on delivery is handled like stock. Each amount belongs to a consignment number and is counted when the rider hands it to the hub, then again at the bank. It ends on the shipper’s remittance statement.',
  ],
  features: [
    {
      title: 'Booking with a label',
      text: 'Web form or CSV upload, or an API for online stores. The barcode label fits A4 sheets and thermal printers.',
    },
    {
      title: 'Package tracking page',
      text: 'The receiver sees the expected day and the reason for any delay, and can correct a landmark before the rider sets out.',
    },
    {
      title: 'Dispatch board',
      text: 'Assign by area and vehicle capacity. Reassigning a parcel updates both riders’ sheets.',
    },
    {
      title: 'Routes a dispatcher can overrule',
      text: 'The proposed stop order is adjusted by hand, then opened for turn-by-turn guidance in the rider’s map app.',
    },
    {
      title: 'Live fleet map',
      text: 'Vehicle trackers report position over MQTT. Geofences record arrival at a hub or a customer’s gate.',
    },
    {
      title: 'Proof of delivery (POD)',
      text: 'A signature, or a code sent to the receiver, or a photo at the gate. Each is stamped with time and location.',
    },
    {
      title: 'Hub and warehouse scans',
      text: 'Bags are scanned in and out, and a shortage shows at the next hub. Returns wait on their own shelf.',
    },
    {
      title: 'COD ledger',
      text: 'What each rider collected and each hub deposited. Statements per shipper show the charges that were deducted.',
    },
  ],
  businessImpact: [
    {
      title: 'Fewer status calls',
      text: 'Receivers and shippers look up the parcel themselves, in the words the call center would use.',
    },
    {
      title: '“Nobody came” can be checked',
      text: 'The rider’s photo of the gate carries its place and time, and the shipper can open it without asking anyone.',
    },
    {
      title: 'Shippers know their pay day',
      text: 'Remittance is produced from the ledger on a fixed weekday and can be checked line by line.',
    },
    {
      title: 'Fuel can be held against distance',
      text: 'Planned and actual routes lie side by side for each vehicle, next to its fuel entries.',
    },
    {
      title: 'Failed attempts have reasons',
      text: 'A refusal is counted apart from a wrong address, per area and shipper. The one is a matter for the shop, the other for a pin.',
    },
  ],
  why: 'Rented tracking portals suit a small fleet that only wants dots on a map. A {category} company that carries other people’s goods and cash needs the money in the same record as the vehicle. Bring one depot onto it first and let its riders find the faults before the rest of the network follows.',
  images: ['logistics-tracking.svg', 'logistics-tracking-2.svg'],
  figure:
    'What the rider sees between the grips: the next turn, and the cash for that parcel which is due back at the hub.',
  call: {
    title: 'Lose a parcel in our demo',
    text: 'Send the day sheet of one rider. The free demo books his parcels and you scan them with a phone; skip one at the hub, and see whose name it stops at.',
  },
  greeting: 'Hello, we move parcels and want to ask about a tracking and dispatch system.',
  industry: 'logistics',
  tradeLink: 'Why couriers cannot rely on street addresses',
  related: 'Once the scans are coming in',
  services: ['software-tech', 'erp-solutions', 'analytics'],
} satisfies Project;
