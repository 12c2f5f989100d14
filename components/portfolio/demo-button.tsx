import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Project } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  project: Project;
  variant: 'outline' | 'ghost';
};

export function DemoButton({ project: { demoUrl }, ...rest }: Props) {
  return demoUrl ? (
    <Button href={demoUrl} newTab {...rest}>
      Live Demo
    </Button>
  ) : (
    <Button href={routes.contact} {...rest}>
      Request a Demo
    </Button>
  );
}
