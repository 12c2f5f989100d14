import ora from 'ora';

/** On a terminal a line that says what runs and how far it is. One that knows no width has it never end. */
const line = ora({ isSilent: !process.stderr.columns });
const running = new Map<string, string>();
const times: string[] = [];

/** Runs a step. @param work may tell how far it is, as `12 of 66` */
export async function step<Result>(
  name: string,
  work: (tell: (far: string) => void) => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  const tell = (far: string) => show(name, far);
  tell('');
  const result = await work(tell);
  times.push(`${name} ${Math.ceil((performance.now() - begun) / 1_000)} s`);
  show(name);
  return result;
}

/** Says at the end what took how long, if anything was to be done. */
export function sayTimes(): void {
  if (times.length > 0) console.info(`Took ${times.join(', ')}`);
}

function show(name: string, far?: string) {
  if (far === undefined) running.delete(name);
  else running.set(name, far);
  line.text = [...running].map((one) => one.join(' ').trim()).join(', ');
  if (running.size > 0) line.start();
  else line.stop();
}
