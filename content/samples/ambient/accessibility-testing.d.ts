export { AxeBuilder } from '@axe-core/playwright';
