const options = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' }; // [spec 2.3, 9]

export function revealSections() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.setAttribute('data-reveal', isIntersecting ? 'shown' : 'hidden');
    }
  }, options);
  for (const element of document.querySelectorAll('.reveal')) observer.observe(element);
}
