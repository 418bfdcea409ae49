import { matchUrls } from './enhanceUrlMatch.ts';
import { answerWith } from './enhanceWorker.ts';

answerWith(matchUrls);
