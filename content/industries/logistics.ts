import type { Industry } from '#content/types.ts';

export const logistics = {
  slug: 'logistics',
  name: 'Logistics',
  summary: 'Parcels and cash, scan by scan',
  emoji: '🚚',
  icon: 'truck',
  ground: 'genda',
  title: 'Courier and fleet systems that know where the parcel is',
  tagline:
    'A parcel without a status turns into three phone calls, one of them from your own rider. Logistics software with a scan at every handover makes them needless.',
  metaTitle: 'Logistics & Courier Management Software',
  description:
    'Parcel tracking, fleet, routes, warehouse, courier booking and delivery analytics, with COD cash followed from the doorstep to the shipper’s bank.',
  features: {
    title: 'A bank on motorbikes',
    intro:
      'Cash on delivery turns every rider into a cashier. Losing a parcel is bad for a day; losing track of the cash can close the company.',
    items: [
      {
        title: 'Package tracking',
        icon: 'package-search',
        text: 'Barcoded consignment numbers are scanned from pickup to door. Receivers follow along on a public page or on WhatsApp, in Urdu or English.',
      },
      {
        title: 'Fleet management',
        icon: 'truck',
        text: 'Fuel slips and token tax, tires and service dates, kept per vehicle. Held against the GPS distance, fuel per kilometer exposes the truck that drinks.',
      },
      {
        title: 'Route planning',
        icon: 'route',
        text: 'Stops ordered by area and time window. Dispatchers can still drag the order, because they know which street floods in July.',
      },
      {
        title: 'Analytics',
        icon: 'chart-column',
        text: 'Which shipper’s parcels come back, and how much cash each rider is still holding, computed from scans as they happen.',
      },
      {
        title: 'Warehouse',
        icon: 'warehouse',
        text: 'Handheld scanners or plain Android phones count the bins of the godown. What is damaged or already promised is not shown as free stock.',
      },
      {
        title: 'Courier booking',
        icon: 'package-plus',
        text: 'Shippers book one parcel by form or hundreds by CSV, or straight from WooCommerce and Shopify. The label is printed where the parcel is packed.',
      },
    ],
  },
  practice: {
    title: 'Addresses here are descriptions',
    paragraphs: [
      '“Blue gate, lane behind the old tandoor” is a real delivery address, and geocoders fail on it. So the rider’s app saves a pin at the first successful delivery, tied to the phone number, and the second parcel to that house finds its own way. For other doubtful addresses the receiver is called, or asked on WhatsApp for a location, before the bike leaves.',
      'The app must work in July rain and in streets without signal. It stores scans with their time and sends them when the network returns. Proof of delivery is a signature or a one-time code, as each shipper prefers. GPS drains a cheap battery, therefore position is sent by movement and interval, tuned on the actual handsets your riders carry.',
      'Each COD amount passes from the receiver’s hand to the rider’s, then to cashier and bank, and whoever accepts it confirms it. Shippers download a statement with every deduction on a line, so an invoice can be checked instead of argued over. A failed parcel needs a reason and a date for the second attempt. Between cities the paper is still a bilty in carbon copy, and its number is kept beside ours. We begin with one hub on your existing consignment numbers and connect partner carriers once that works. Useful papers at the start are a rider’s day sheet and one shipper’s last statement.',
    ],
  },
  call: {
    title: 'Follow one parcel with us',
    text: 'Describe its path from the shipper’s shelf to cash in the bank. We mark each point where a scan or a signature is missing today.',
  },
  project: 'logistics-tracking',
  figure:
    'A full line for the road behind the truck, a dotted one for what is left. The signature on the phone ends an argument that used to take three calls.',
  practiceFirst: true,
  related: 'What the hub and the godown also run on',
  services: ['software-tech', 'erp-solutions', 'inventory-pos', 'custom-website-development'],
} satisfies Industry;
