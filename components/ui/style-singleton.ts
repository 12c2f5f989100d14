import { useEffect } from 'react';

type Props = { styles: string; dynamic?: boolean };

/** Replaces the package of Radix's scroll lock, whose `<style>` elements the CSP blocks. */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: The package's interface is a factory.
  return function Sheet({ styles, dynamic }: Props): null {
    // Without `dynamic`, later rules are ignored, as in the package.
    const key = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: `styles` counts through `key`.
    useEffect(() => {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (other) => other !== sheet,
        );
      };
    }, [key]);
    return null;
  };
}
