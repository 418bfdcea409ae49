import { compareAria } from './ariaCompare.ts';
import { answerWith } from './worker.ts';

answerWith(compareAria);
