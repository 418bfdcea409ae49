import { expect, test } from 'vitest';
import { readJavaSources } from './javaSources.ts';

test('reads methods, setters, fields and constants, and nothing inside of methods', () => {
  const lamp = `
    package lamps;
    import java.util.List;
    /** A lamp { with a brace }. */
    public interface Lamp {
      class GlowOptions {
        public Double timeout;
        private int hidden;
        public GlowOptions setTimeout(double timeout) { this.timeout = timeout; return this; }
      }
      default void glow(List<String> colors) { glow(colors, null); } // short form
      void glow(List<String> colors,
                GlowOptions options);
    }`;
  const color = 'public enum Color { RED, DARK_BLUE; }';

  expect(readJavaSources([lamp, color])).toEqual({
    methods: {
      'Lamp.GlowOptions': ['GlowOptions setTimeout(double timeout)'],
      Lamp: [
        'void glow(List<String> colors)',
        'void glow(List<String> colors, GlowOptions options)',
      ],
    },
    fields: { 'Lamp.GlowOptions': ['Double timeout'] },
    enums: { Color: ['RED', 'DARK_BLUE'] },
  });
});
