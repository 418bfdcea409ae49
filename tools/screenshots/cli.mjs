try {
  // Imported here so that a missing package or browser gives one clear line instead of a stack.
  const { takePictures } = await import('./stage.mjs');
  await takePictures(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
