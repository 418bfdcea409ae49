import { translate } from './enhanceTranslate.ts';
import { answerWith } from './enhanceWorker.ts';

answerWith(translate);
