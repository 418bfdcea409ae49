import { readLocator } from './enhanceLocate.ts';
import { answerWith } from './enhanceWorker.ts';

answerWith(readLocator);
