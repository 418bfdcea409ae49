import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import type { Markup } from '#runtime/article/markup.ts';

interface StaticHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  markup: Markup;
}

/** Markup generated at build time, which React neither reads nor compares; see decisions/0006 and 0015. */
export function StaticHtml({ markup, ...rest }: StaticHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Hydration keeps the served element and its nodes; if React creates a new one, they move there.
    if (typeof markup !== 'string' && place.current) markup.moveTo(place.current);
  }, [markup]);
  return (
    <div
      {...rest}
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof markup === 'string' ? markup : '' }}
    />
  );
}
