import { expect, test } from 'vitest';
import { declaredMembers } from './declaredMembers.ts';

test('lists the arguments of every overload, also of functions that have members', () => {
  const source = `
    export interface Lamp {
      glow(color: string, options?: { timeout?: number }): Promise<void>;
      glow(...colors: string[]): Promise<void>;
      size: number;
    }
    export interface TestType {
      (title: string): void;
      slow(): void;
      describe: { (title: string): void; only: (title: string, body: () => void) => void };
    }`;

  expect(declaredMembers([source])).toEqual({
    'Lamp.glow': ['(color, options?)', '(...colors)'],
    'Test.(call)': ['(title)'],
    'Test.slow': ['()'],
    'Test.describe.(call)': ['(title)'],
    'Test.describe.only': ['(title, body)'],
  });
});
