/** Marks requests that the service worker answers; its value are the cookies of the page. */
export const WORKER_HEADER = 'x-stagehand-worker';

/** Pages and files that are kept on the device. */
export const OFFLINE_CACHE = 'stagehand-offline';
