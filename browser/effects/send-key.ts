/** The key that sends in a demo is a checkbox that is called a button, of which one expects Enter, too. */
export function pressSendKey() {
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.matches('.is')) {
      target.click();
    }
  });
}
