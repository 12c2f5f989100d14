import { useEffect } from 'react';

/** Replaces the package of Radix's scroll lock, whose `<style>` elements the CSP blocks. */
export function styleSingleton() {
  // biome-ignore lint/correctness/noComponentHookFactories: The package's interface is a factory.
  return function Sheet({ styles }: { styles: string }): null {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
        document.adoptedStyleSheets = others;
      };
    }, [styles]);
    return null;
  };
}
