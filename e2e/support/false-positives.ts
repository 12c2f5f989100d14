import type { RuleConfig } from 'html-validate';

/** A false positive of a validator, and why it is one. */
type FalsePositive = { what: RegExp; why: string };

export function withoutFalsePositives(
  findings: readonly string[],
  falsePositives: readonly FalsePositive[],
) {
  return findings.filter((finding) => !falsePositives.some(({ what }) => what.test(finding)));
}

export const ofHtmlValidate: RuleConfig = {
  // React writes `charSet`, `<meta/>`, `required=""`: valid, only not in one style.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React's `useId` starts ids with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // The portfolio's filters apply at once: there is nothing to submit.
  'wcag/h32': 'off',
};

/** The Nu checker's CSS grammar is years old. */
export const ofNu: readonly FalsePositive[] = [
  { what: /at-rule “@property”/, why: 'CSS Properties and Values 1; Tailwind writes it.' },
  { what: /at-rule “@view-transition”/, why: 'CSS View Transitions 2.' },
  { what: /“margin-trim”/, why: 'CSS Box 4; engines without it show the same list, less even.' },
  { what: /“transition-behavior”/, why: 'CSS Transitions 2.' },
  { what: /“--tw-gradient-from”/, why: 'A custom property can be animated: CSS Transitions 1.' },
  { what: /“link” element with a “blocking” attribute/, why: 'HTML, link type “expect”.' },
  { what: /“mask”: “linear-gradient/, why: 'A gradient may have two stops in one: CSS Images 4.' },
];

export const ofIbm: readonly FalsePositive[] = [
  {
    what: /^aria_content_in_landmark: .*href="#main"/,
    why: 'The skip link comes before every landmark, as technique G1 of WCAG has it.',
  },
  {
    what: /^aria_complementary_label_visible: .*aria-label="Chat"/,
    why: 'WCAG asks for a name, not for one that is seen: what is seen is the chat button.',
  },
  {
    what: /^aria_form_label_unique: /,
    why: 'A form without a name is no landmark (HTML-AAM), so there is nothing to tell apart.',
  },
  {
    what: /^figure_label_exists: /,
    why: 'The figures of the articles have captions; they are within disclosures that are closed.',
  },
  {
    what: /^element_attribute_deprecated: .*<svg color=/,
    why: 'Deprecated in HTML; in SVG it is a presentation attribute.',
  },
];

export const ofPolicyEvaluator: readonly FalsePositive[] = [
  {
    what: /^script-src: 'self' can be problematic/,
    why: 'The site serves no JSONP, no AngularJS and nothing that a visitor has sent.',
  },
];

/** SpamAssassin's rules that score nothing. */
export const ofSpamAssassin: readonly FalsePositive[] = [
  { what: /^HTML_MESSAGE$/, why: 'The mails have HTML beside their text.' },
  { what: /^NO_(RECEIVED|RELAYS)$/, why: 'The tests look at a mail before any server has it.' },
];
