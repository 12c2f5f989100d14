// `npm run binder`: what a buyer of software asks for, of this release, in the folder `binder`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { co2 } from '@tgwf/co2';
import { content } from '#lib/content/content.ts';
import { allPages } from '#lib/page-list.ts';
import { startSite } from '#testing/site.ts';
import { weigh } from '#testing/weigh.ts';
import { findBrowser } from './browser.ts';
import { build } from './steps.ts';

const folder = 'binder';
const sources = 'docs/binder';
const { npm_package_version: version = '' } = process.env;

await build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of readdirSync(sources))
  save(name, withFacts(readFileSync(path.join(sources, name), 'utf8')));
save('asvs.md', readFileSync('docs/asvs-desk.md', 'utf8'));
const components = billOfMaterials();
save('licenses.md', licenses(components));
save('carbon.md', await carbon());
console.info(`In ${folder}/: ${readdirSync(folder).join(', ')}`);

function save(name: string, text: string) {
  writeFileSync(path.join(folder, name), text);
}

function withFacts(text: string): string {
  const { site, privacy } = content();
  const { street, city, country } = site.address;
  const facts: Record<string, string> = {
    legalName: site.legalName,
    address: `${street}, ${city}, ${country}`,
    email: site.email,
    phone: site.phone,
    privacyEmail: site.privacyEmail,
    siteUrl: site.url,
    leadMonths: String(privacy.leadMonths),
    unsubscribedMonths: String(privacy.unsubscribedMonths),
    version,
    date: new Date().toISOString().slice(0, 10),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

type Component = { name: string; version: string; licenses?: Licensed[] };
type Licensed = { expression?: string; license?: { id?: string; name?: string } };

/** Of what is served: CycloneDX, by npm itself. */
function billOfMaterials(): Component[] {
  const bill = run('npm', [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--package-lock-only',
  ]);
  save('sbom.cdx.json', bill);
  return JSON.parse(bill).components;
}

function licenses(components: Component[]): string {
  const nameOf = ({ expression, license }: Licensed) =>
    expression ?? license?.id ?? license?.name ?? 'unknown';
  const byLicense = Map.groupBy(components, (component) =>
    (component.licenses ?? []).map(nameOf).join(', '),
  );
  const rows = [...byLicense].map(([license, of]) => {
    const names = of.map((component) => `${component.name} ${component.version}`);
    return `## ${license || 'not stated'}\n\n${names.join(', ')}\n`;
  });
  return `# Licenses of the packages that are served with the site\n\n${rows.join('\n')}`;
}

/** Grams of CO₂ a first visit: a cold load in Chromium, by the Sustainable Web Design Model 4. */
async function carbon(): Promise<string> {
  const model = new co2({ model: 'swd', version: 4 });
  await using site = await startSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const rows: string[] = [];
  for (const { path: address } of allPages()) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const { total, prefetch } = await weigh(page, site.url + address);
    await page.close();
    const bytes = total + prefetch;
    const grams = Number(model.perByte(bytes));
    rows.push(`| ${address} | ${(bytes / 1024).toFixed(0)} | ${grams.toFixed(3)} |`);
  }
  await browser.close();
  return [
    '# Grams of CO₂ a first visit',
    'By CO2.js (Sustainable Web Design Model 4, the world’s average electricity), from the bytes of a cold load in Chromium on a phone, what is fetched ahead included.',
    `| page | KiB | g CO₂e |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
  ].join('\n\n');
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}
