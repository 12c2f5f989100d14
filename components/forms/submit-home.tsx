import { showToast } from '@/components/ui/toast/toast-store';
import { routes } from '@/lib/routes';
import { type FieldErrors, fieldErrorsOf } from './field-errors';
import { fieldValue } from './form-values';
import { forgetDraft } from './keep-draft';
import { send } from './request';
import { trapHeaders } from './trap-headers';
import { visitSource } from './visit-source';
import { type AgencyContact, WayOut } from './way-out';

/**
 * Sends the home page's message and says in a toast what became of it [spec 4, 8].
 *
 * @returns what the server finds wrong with the fields
 */
export async function submitHome(
  form: HTMLFormElement,
  agency: AgencyContact,
): Promise<FieldErrors> {
  const body = {
    name: fieldValue(form, 'name'),
    email: fieldValue(form, 'email'),
    phone: fieldValue(form, 'phone'),
    message: fieldValue(form, 'message'),
  };
  try {
    await send('POST', routes.contactsApi, { ...visitSource(), ...body }, trapHeaders(form));
    form.reset();
    forgetDraft();
    showToast({
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
      variant: 'default',
    });
    return {};
  } catch (error) {
    console.error(error);
    showToast({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      variant: 'destructive',
      action: <WayOut agency={agency} {...body} />,
    });
    return fieldErrorsOf(error);
  }
}
