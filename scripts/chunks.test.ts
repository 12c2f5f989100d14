import { compileEarly, moduleWith } from './chunks.mjs';

const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,12,e=>{e.s(")")},345,(e,t,r)=>{"use strict";r.name="the-module"}]);';

describe('compileEarly', () => {
  it('puts every module in parentheses, and nothing else', () => {
    expect(compileEarly(chunk)).toBe(
      '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,12,(e=>{e.s(")")}),345,((e,t,r)=>{"use strict";r.name="the-module"})]);',
    );
  });

  it('leaves a chunk as it is that is done already, and a script that is no chunk', () => {
    const done = compileEarly(chunk);
    expect(compileEarly(done)).toBe(done);
    const runtime = '(()=>{let all=[()=>1];globalThis.TURBOPACK={push:e=>all.push(e)}})();';
    expect(compileEarly(runtime)).toBe(runtime);
  });
});

describe('moduleWith', () => {
  it('is the id of the module that contains the text', () => {
    expect(moduleWith(chunk, '"the-module"')).toBe(345);
    expect(moduleWith(compileEarly(chunk), '"the-module"')).toBe(345);
  });

  it('is undefined where no module contains it', () => {
    expect(moduleWith(chunk, 'another-module')).toBeUndefined();
    expect(moduleWith(chunk, 'globalThis')).toBeUndefined();
  });
});
