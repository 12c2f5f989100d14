import { readQuery, type SearchParams } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Frame } from '#app/desk/parts/frame.tsx';

/** Looks nothing up and uses nothing up: programs that scan mails follow links. */
export default async function EnterPage({ searchParams }: { searchParams: SearchParams }) {
  const { token = '' } = readQuery(await searchParams);
  return (
    <Frame title="Sign in to the desk">
      <p className="mt-4">One press, and this browser is signed in.</p>
      <Press act="enter" fields={{ token }} label="Sign in" look="main" />
    </Frame>
  );
}
