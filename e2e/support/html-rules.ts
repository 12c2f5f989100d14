import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { ofHtmlValidate } from './false-positives.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: ofHtmlValidate,
  }),
);

export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
