import { main } from '../../tools/setup.mjs';
import { takePictures } from './stage.mjs';

// A missing package or browser gives one clear line instead of a stack.
await main(() => takePictures(process.argv.slice(2)));
