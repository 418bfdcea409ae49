import type { MarkedPart } from './hit.ts';

interface MarkedTextProps {
  parts: readonly MarkedPart[];
}

/** Text with highlighted matches; never renders foreign markup. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
