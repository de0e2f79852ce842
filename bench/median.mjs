/** The middle one of an odd number of values, the upper middle one of an even number. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
