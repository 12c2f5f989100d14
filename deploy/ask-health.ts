// Checks the health of the instances on the given ports, else on PORT. Exits with 1 if one is unhealthy.
import process from 'node:process';

type Health = { port: string; isHealthy: boolean; text: string };

const { HOST, PORT } = process.env;
const host = !HOST || HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
const [, , ...named] = process.argv;

const answers = await Promise.all((named.length > 0 ? named : [PORT || '3000']).map(askHealth));
for (const { port, text } of answers) console.info(`${port}: ${text}`);
process.exitCode = answers.every(({ isHealthy }) => isHealthy) ? 0 : 1;

async function askHealth(port: string): Promise<Health> {
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(`http://${host}:${port}/api/health`, { signal });
    return { port, isHealthy: response.ok, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return { port, isHealthy: false, text: `no answer (${cause?.message || message})` };
  }
}
