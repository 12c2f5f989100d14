import type { Project } from '../types';

export const logisticsTracking = {
  slug: 'logistics-tracking',
  title: 'Parcel and Fleet Tracking System',
  tagline: 'From pickup to proof of delivery, cash included.',
  shortDescription:
    'Courier booking, dispatch, live vehicle tracking and proof of delivery, with COD settlement per shipper.',
  category: 'Logistics',
  ground: 'genda',
  tags: ['Tracking', 'Dispatch', 'POD', 'Map', 'Analytics'],
  tech: ['React', 'Node.js', 'Kotlin', 'PostgreSQL', 'PostGIS', 'MQTT', 'OSRM', 'Leaflet'],
  overview: [
    '“Where is my parcel” is the costliest question in a courier office, because somebody must ring the hub and then the rider to answer it. In a tracking system each handover is a scan. Shipper, consignee and call center read the same timeline.',
    'Dispatchers start from a board of unassigned consignments. OSRM proposes a stop order from the road network, and people who know which bazaar closes on Friday rearrange it. The rider’s Android app works without signal: scans, photo and signature wait on the phone until they can be sent.',
    'Cash on delivery is handled like stock. Each amount belongs to a consignment number, passes from rider to hub to bank deposit, and ends on the shipper’s remittance statement.',
  ],
  features: [
    {
      title: 'Courier booking',
      text: 'Web form, CSV upload or API for online stores, with a barcode label for A4 sheets and thermal printers.',
    },
    {
      title: 'Package tracking page',
      text: 'The receiver sees status, expected day and reason for any delay, and can correct a landmark or phone number.',
    },
    {
      title: 'Dispatch board',
      text: 'Assign by area, vehicle capacity and shift. Reassigning a parcel updates both riders’ sheets.',
    },
    {
      title: 'Route planning',
      text: 'Proposed stop order per vehicle, adjustable by hand, opened for turn-by-turn guidance in the rider’s map app.',
    },
    {
      title: 'Live fleet map',
      text: 'Vehicle trackers report position over MQTT. Geofences record arrival at a hub or a customer’s gate.',
    },
    {
      title: 'Proof of delivery (POD)',
      text: 'Photo, signature or a code sent to the receiver, stamped with time and location.',
    },
    {
      title: 'Hub and warehouse scans',
      text: 'Bags are scanned in and out, shortages show at the next hub, and returns have a shelf of their own.',
    },
    {
      title: 'COD ledger',
      text: 'Collections per rider, deposits per hub, and statements per shipper with charges deducted.',
    },
  ],
  businessImpact: [
    {
      title: 'Fewer status calls',
      text: 'Receivers and shippers look up the parcel themselves, in the words the call center uses.',
    },
    {
      title: 'Disputes close on evidence',
      text: 'A photo with place and time settles most arguments about whether something was handed over.',
    },
    {
      title: 'Shippers know their pay day',
      text: 'Remittance is produced from the ledger on a fixed schedule and can be checked line by line.',
    },
    {
      title: 'Driven distance is comparable',
      text: 'Planned and actual routes lie side by side for each vehicle, next to its fuel entries.',
    },
    {
      title: 'Failed attempts have reasons',
      text: 'Wrong address, refusal and no answer are counted per area and shipper, which shows where to intervene.',
    },
  ],
  why: 'Rented tracking portals suit a small fleet that only wants dots on a map. A {category} company that carries other people’s goods and cash needs scans, money and vehicles in the same record. Bring one depot onto it first, with its labels, riders and deposits, before the rest of the network follows.',
  images: ['logistics-tracking.svg', 'logistics-tracking-2.svg'],
  figure:
    'What the rider sees between the grips: the next turn, and the cash for that parcel which has to come back to the hub.',
  call: { title: '', text: '' },
  greeting: 'Hello, we move parcels and want to ask about a tracking and dispatch system.',
  industry: 'logistics',
  tradeLink: '',
  related: 'What goes into it',
  services: ['software-tech', 'erp-solutions', 'analytics'],
} satisfies Project;
