import { makeFonts } from './fonts.mjs';
import { makeIcons } from './icons.mjs';

await makeFonts();
await makeIcons();
