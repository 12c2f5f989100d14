// What the first touch of a page may need, in one file.
export { openArticle } from '#browser/article-dialog.ts';
export { completeForm, sendForm } from '#browser/forms/form.ts';
export { completePortfolio } from '#browser/portfolio/portfolio.ts';
export { showTooltips } from '#browser/tooltips.ts';
