import type { ComponentProps } from 'react';

interface StaticHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Absent when the markup is in the document already: it is then left exactly as it is. */
  html: string | undefined;
}

/** Markup made at build time, which React neither reads nor compares. */
export function StaticHtml({ html, ...rest }: StaticHtmlProps) {
  // While hydrating, React keeps whatever this element contains; see decisions/0006.
  return (
    <div {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  );
}
