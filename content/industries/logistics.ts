import type { Industry } from '../types';

export const logistics = {
  slug: 'logistics',
  name: 'Logistics',
  summary: 'Parcels, fleets and routes',
  emoji: '🚚',
  icon: 'truck',
  ground: 'genda',
  title: 'Courier and fleet systems that know where the parcel is',
  tagline:
    'A parcel without a status turns into calls from the shipper, the receiver and your own rider. Logistics software with a scan at every handover answers all of them.',
  metaTitle: 'Logistics & Courier Management Software',
  description:
    'Parcel tracking, fleet, routes, warehouse, courier booking and delivery analytics, with COD cash followed from the doorstep to the shipper’s bank.',
  features: {
    title: 'One consignment, six views',
    intro:
      'Cash on delivery turns a courier into a bank on motorbikes. Losing a parcel is bad for a day; losing track of the cash can close the company.',
    items: [
      {
        title: 'Package tracking',
        icon: 'package-search',
        text: 'Barcoded consignment numbers scanned at pickup, hub, van and door. Receivers follow along on a public page or WhatsApp, in Urdu or English.',
      },
      {
        title: 'Fleet management',
        icon: 'truck',
        text: 'Vehicles, drivers, fuel slips, tires, token tax and service dates. GPS units report position, and fuel per kilometer exposes the truck that drinks.',
      },
      {
        title: 'Route planning',
        icon: 'route',
        text: 'Stops ordered by area, time window and capacity. Dispatchers can still drag the order, because they know which street floods in July.',
      },
      {
        title: 'Analytics',
        icon: 'chart-column',
        text: 'First-attempt delivery, returns by shipper, cash outstanding per rider and cost per stop, all computed from scans as they happen.',
      },
      {
        title: 'Warehouse',
        icon: 'warehouse',
        text: 'Receiving, bins, picking and cycle counts with handheld scanners or plain Android phones. Promised, damaged and free stock are shown separately.',
      },
      {
        title: 'Courier booking',
        icon: 'package-plus',
        text: 'Shippers book one parcel by form, hundreds by CSV, or straight from WooCommerce and Shopify, and print labels on their own printer.',
      },
    ],
  },
  practice: {
    title: 'Addresses here are descriptions',
    paragraphs: [
      '“Blue gate, lane behind the old tandoor” is a real delivery address, and geocoders fail on it. So the rider’s app saves a pin at the first successful delivery, tied to the phone number, and the second parcel to that house routes itself. A call-before-delivery step and a WhatsApp location request sort out other doubtful addresses before the bike leaves.',
      'That app lives in sun, rain and dead zones. It works offline, stores scans with their time, and sends them when signal returns. Proof of delivery is a one-time code, a signature or a photo of the handover, chosen per shipper. GPS drains a cheap battery, therefore position is sent by movement and interval, tuned on the actual handsets your riders carry.',
      'Money is settled in the same flow. Each COD amount passes from receiver to rider, cashier, bank and shipper, and every handover is confirmed by the person who accepts it. Shippers download a statement with delivered, returned and in-transit lines, deductions included, so an invoice can be checked instead of argued over. Returns follow their own path: a failed parcel needs a reason, a second attempt and a date back. We begin with one city and one hub on your existing consignment numbers, and connect partner carriers once that works. Useful papers at the start are a rider’s day sheet, a rate card and one shipper’s last statement.',
    ],
  },
  call: {
    title: 'Follow one parcel with us',
    text: 'Describe its path from the shipper’s shelf to cash in the bank. We mark each point where a scan or a signature is missing today.',
  },
  project: 'logistics-tracking',
  figure: '',
  related: 'Where to look next',
  services: ['software-tech', 'erp-solutions', 'inventory-pos', 'custom-website-development'],
} satisfies Industry;
