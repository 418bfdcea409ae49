import { translate } from './translate.ts';
import { answerWith } from './worker.ts';

answerWith(translate);
