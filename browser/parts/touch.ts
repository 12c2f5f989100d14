// What the first touch of a page may need, in one file. It completes the page once, as it is loaded.
import { completeForm } from '#browser/forms/form.ts';
import { completePortfolio } from '#browser/portfolio/portfolio.ts';
import { showTooltips } from '#browser/tooltips.ts';

export { openArticle } from '#browser/article-dialog.ts';
export { sendForm } from '#browser/forms/form.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  completeForm(form);
}
showTooltips();
export const pressFilter = completePortfolio();
