export { plainCode as partsText } from '#api-reference/facts.ts';
