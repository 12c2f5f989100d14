// What stands beside the frame of the site.

export const previews = '/desk/preview';

/** The address and the links beside the frame are of the page in it. */
export function leadOn(preview: string) {
  const pages = find<HTMLSelectElement>(document, 'select[name="page"]');
  const width = find<HTMLSelectElement>(document, 'select[name="width"]');
  const page = preview.slice(previews.length).replace(/^\/index$/, '/');
  const asked = new URLSearchParams({ page, ...(width.value && { width: width.value }) });
  history.replaceState(null, '', `?${asked}`);
  pages.value = page;
  const form = pages.selectedOptions[0]?.dataset.form ?? '';
  const hrefs = { form, another: form.replace(/[^/]+$/, '_?like=$&') };
  for (const [of, href] of Object.entries(hrefs)) {
    find<HTMLAnchorElement>(document, `[data-of="${of}"]`).href = href;
  }
  const another = find(document, '[data-of="another"]');
  another.hidden = !/^\/(services|industries|portfolio|blog)\//.test(page);
}

export function tellDay({ body }: Document) {
  const line = find(document, '[data-live]');
  line.textContent = body.dataset.live ?? line.textContent;
}

export function find<One extends HTMLElement = HTMLElement>(around: ParentNode, what: string): One {
  const found = around.querySelector<One>(what);
  if (!found) throw new Error(`there is no ${what}`);
  return found;
}
