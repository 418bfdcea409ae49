import { readLocator } from './locate.ts';
import { answerWith } from './worker.ts';

answerWith(readLocator);
