'use client';

import type { ComponentProps } from 'react';

/**
 * A `<template>` with children. Browsers keep these in a document of their own, where React, which hydrates on
 * Next's own server, would miss them.
 */
export function Template({ children, ...template }: ComponentProps<'template'>) {
  return <template {...template}>{typeof window === 'undefined' ? children : null}</template>;
}
