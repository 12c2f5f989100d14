import { userAgentFromString } from 'next/server';

/** What a person calls a browser and its device; what it calls itself, where neither is known. */
export function browserName(userAgent: string): string {
  const { browser, os, device } = userAgentFromString(userAgent);
  const system = device.vendor === 'Apple' ? device.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || userAgent || 'unknown browser';
}
