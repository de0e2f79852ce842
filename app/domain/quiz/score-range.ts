/** Lowest and highest sum of a category's three answers. */
export const LOWEST_SCORE = 3;
export const HIGHEST_SCORE = 15;
