'use client';

import { Button } from '#components/ui/button.tsx';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="wrap py-40">
      <h1 className="text-4xl">Something went wrong on this page</h1>
      <p className="mt-4 max-w-measure">
        It is our fault, not yours. Try again, or write to us if it happens again.
      </p>
      <Button onClick={reset} variant="primary" className="mt-6">
        Try again
      </Button>
    </div>
  );
}
