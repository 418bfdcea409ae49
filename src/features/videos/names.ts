export const names = {
  lists: 'video-lists',
  list: 'videos',
  card: 'video',
  screen: 'video-screen',
  open: 'video-open',
  title: 'video-title',
  /** The host's name for the video, on the screen. */
  id: 'data-video',
} as const;
