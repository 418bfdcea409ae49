// Added to each page in the frame of a run: hands the framework's injected script to the panel, through the element
// of the frame, so that the page itself sees nothing of it.
import { createInjectedScript } from 'virtual:framework/injectedScript';

window.frameElement?.dispatchEvent(
  new CustomEvent<typeof createInjectedScript>('injected', { detail: createInjectedScript }),
);
