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
        public GlowOptions setTimeout(double timeout) { this.timeout = timeout; return this; }
      }
      default void glow(List<String> colors) { glow(colors, null); } // short form
      void glow(List<String> colors,
                GlowOptions options);
    }`;
  const size = 'public class Size { public double width; private int hidden; }';
  const color = 'public enum Color { RED, DARK_BLUE; }';

  expect(readJavaSources([lamp, size, color])).toEqual({
    methods: {
      'Lamp.GlowOptions': ['GlowOptions setTimeout(double timeout)'],
      Lamp: [
        'void glow(List<String> colors)',
        'void glow(List<String> colors, GlowOptions options)',
      ],
    },
    fields: { Size: ['double width'] },
    enums: { Color: ['RED', 'DARK_BLUE'] },
  });
});
