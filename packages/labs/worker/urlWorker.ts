import { matchUrls } from './urlMatch.ts';
import { answerWith } from './worker.ts';

answerWith(matchUrls);
