// Asks the instances of the site on this machine whether they are well: those on the ports that it is
// given, else the one that the settings name. Ends with 1 where one is not.
import process from 'node:process';

const { HOST, PORT } = process.env;
const host = !HOST || HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
const [, , ...named] = process.argv;

const answers = await Promise.all((named.length > 0 ? named : [PORT || '3000']).map(askHealth));
for (const { port, says } of answers) console.info(`${port}: ${says}`);
process.exitCode = answers.every(({ isWell }) => isWell) ? 0 : 1;

async function askHealth(port: string): Promise<{ port: string; isWell: boolean; says: string }> {
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(`http://${host}:${port}/api/health`, { signal });
    return { port, isWell: response.ok, says: await response.text() };
  } catch (error) {
    return { port, isWell: false, says: `no answer (${reasonOf(error)})` };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
