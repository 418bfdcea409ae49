/** Words that say nothing about what is looked for, once there are others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all an and any are as at be before by can cannot could do does doesnt dont for from get has
  have how i if in into is isnt it its let like make me my need not of on one only or our please should so
  some than that the their then there this to up use using via want was way we what when where which while
  who why will with without would you your playwright example examples docs documentation tutorial guide handle handling
  best practice js vs`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
