// Takes real screenshots of Playwright's tools for the guides and writes them to content/images.
// Usage: node tools/screenshots/takeScreenshots.mjs [name…]    (without a name: all of them)
try {
  // Imported dynamically, so a missing package or browser gives one clear line instead of a stack trace.
  const { takePictures } = await import('./stage.mjs');
  await takePictures(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
