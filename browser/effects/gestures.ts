/** Lets what moves in a drawing move once, when the drawing has come well into the window. */
export function playGestures() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) target.classList.add('in-sight');
      }
    },
    { rootMargin: '-10% 0px -40%' },
  );
  for (const part of document.querySelectorAll<SVGElement>('[class^="moving-"]')) {
    observer.observe(part.ownerSVGElement ?? part);
  }
}
