/** The choices that a number stands for: one of so many, each time. */
export function chooser(order: number): (count: number) => number {
  let state = order;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
