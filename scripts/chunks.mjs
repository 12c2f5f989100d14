// What a Turbopack chunk holds: `(…).push([document.currentScript, id, (e, t, r) => {…}, …])`, a
// number and a function for each module. Next is pinned exactly; the browser tests prove that every
// page hydrates.
import { parse } from 'acorn';

/**
 * Puts every module in parentheses. V8 compiles a function when it is first called, unless it stands
 * in parentheses: that one it compiles with its file, which for a script from the network is done on
 * another thread. Nearly all modules are called as soon as they are there.
 * https://v8.dev/blog/preparser#pife
 *
 * @param script a chunk; one that is done already stays as it is
 */
export function compileEarly(script) {
  return modules(script)
    .filter(({ node }) => node.type === 'ArrowFunctionExpression')
    .reduceRight(
      (text, { node: { start, end } }) =>
        `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
      script,
    );
}

/** The id of the module of a chunk that contains a text, if there is one. */
export function moduleWith(script, text) {
  if (!script.includes(text)) return undefined;
  return modules(script).find(({ node }) => script.slice(node.start, node.end).includes(text))?.id;
}

function modules(script) {
  const program = parse(script, { ecmaVersion: 'latest', preserveParens: true });
  return program.body
    .map((statement) => statement.expression?.arguments?.[0])
    .filter((argument) => argument?.type === 'ArrayExpression')
    .flatMap(({ elements }) =>
      elements.map((node, index) => ({ id: elements[index - 1]?.value, node })),
    )
    .filter(({ id }) => typeof id === 'number');
}
