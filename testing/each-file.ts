import { newFolder } from './new-folder.ts';
import { noSettings } from './no-settings.ts';

// Each test file has its own data folder and none of the machine's settings.
process.env.DATA_DIR = newFolder();
Object.assign(process.env, noSettings);

// As `processWide` keeps it: to read and check it takes half a second, of each file.
const { releaseContent = '' } = globalThis as { releaseContent?: string };
const content = JSON.parse(releaseContent);
Object.assign(globalThis, { [Symbol.for('site.content')]: { written: '', content } });

// Its matchers are about elements.
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');

// The log is written to stdout, past Jest.
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
