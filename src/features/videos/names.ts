export const lists = 'video-lists';
export const list = 'videos';
export const card = 'video';
export const screen = 'video-screen';
export const open = 'video-open';
export const title = 'video-title';
/** The host's video id, on the screen. */
export const id = 'data-video';
