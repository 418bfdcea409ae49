import { compareAria } from './enhanceAriaCompare.ts';
import { answerWith } from './enhanceWorker.ts';

answerWith(compareAria);
