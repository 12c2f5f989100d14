import { useEffect } from 'react';

type Props = { styles: string; dynamic?: boolean };

/**
 * In place of the package `react-style-singleton`, through which Radix's scroll lock adds its rules:
 * the same, by a constructed style sheet instead of a `<style>` element, which the site's policy
 * stops. Scripts of the site may write rules (CSSOM); markup that was let in may not.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: The package's interface is a factory.
  return function Sheet({ styles, dynamic }: Props): null {
    // Once in use, rules change only where the caller says that they do (as the package has it).
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
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [key]);
    return null;
  };
}
