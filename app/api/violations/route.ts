export { receiveViolations as POST } from '#lib/visits/violations.ts';
