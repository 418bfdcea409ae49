import type { MarkedPart } from './markedParts.ts';

interface MarkedTextProps {
  parts: readonly MarkedPart[];
}

/** A piece of text with what was searched for marked in it; never markup of others. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
