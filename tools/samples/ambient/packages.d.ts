// Packages that samples use and this project does not install.
declare module 'v8-to-istanbul';
