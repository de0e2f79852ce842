/** Characters a first name has at least, after trimming. */
export const NAME_MIN = 2;
