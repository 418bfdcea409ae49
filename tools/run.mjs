// tools/roll/checkReleases.ts starts the build of a copy with this name.
import './tool.mjs';
