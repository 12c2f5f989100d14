// Forms that ask the device for a passkey before they are sent: without this they are hidden.
const forms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]');

/** Has the device sign what the desk asks for. */
async function ask(form: HTMLFormElement) {
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams() });
  const options = await answer.json();
  const credential =
    'rp' in options
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
  form.querySelector('[name=credential]')?.setAttribute('value', JSON.stringify(credential));
  form.submit();
}

for (const form of window.PublicKeyCredential ? forms : []) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(form).catch(() => {
      const status = form.querySelector('[role=status]');
      if (status) status.textContent = 'That did not work. Nothing was changed.';
    });
  });
}
