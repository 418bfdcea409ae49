export const whole = 'whole';
