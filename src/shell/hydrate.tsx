import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { Services } from './services.ts';

/** Takes over the document as it was served. */
export function hydrate(root: HTMLElement, services: Services): void {
  // A transition may pause between components, so that the reader's input never waits for us.
  startTransition(() => {
    hydrateRoot(root, <App services={services} />);
  });
}
