export { receiveBeacon as POST } from '#lib/visits/receive-beacon.ts';
