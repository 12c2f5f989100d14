/** Has forms ask the device before they are sent. It runs in the browser as text, so it uses nothing from outside. */
export function passkeysInBrowser(): void {
  if (!window.PublicKeyCredential) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const status = form.querySelector('[role=status]');
      try {
        const answer = await fetch(form.dataset.passkey ?? '', {
          method: 'POST',
          body: new URLSearchParams(),
        });
        const options = await answer.json();
        const credential =
          'rp' in options
            ? await navigator.credentials.create({
                publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
              })
            : await navigator.credentials.get({
                publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
              });
        const field = form.querySelector('[name=credential]');
        field?.setAttribute('value', JSON.stringify(credential));
        form.submit();
      } catch {
        if (status) status.textContent = 'That did not work. Nothing was changed.';
      }
    });
  }
}
