import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes HTML: `charSet`, `<meta/>`, `required=""`. Valid, only not in one style.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // `useId` of React begins its ids with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The portfolio's filters act as they are set: there is nothing to submit.
      'wcag/h32': 'off',
    },
  }),
);

/** What is wrong with a page's HTML, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
