import type { Stage } from "./life";

/** Stages on which lives are played, one on each at a time. */
export class Stages {
  #all: readonly Stage[] = [];
  readonly #free: Stage[] = [];
  /** Lives that wait for a stage, in their order. */
  readonly #waiting: ((stage: Stage) => void)[] = [];

  async open(opening: readonly (() => Promise<Stage>)[]): Promise<void> {
    this.#all = await Promise.all(opening.map((open) => open()));
    this.#free.push(...this.#all);
  }

  async use(play: (stage: Stage) => Promise<void>): Promise<void> {
    const stage = this.#free.shift() ?? (await new Promise<Stage>((take) => this.#waiting.push(take)));
    try {
      await play(stage);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(stage);
      else this.#free.push(stage);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ world }) => world.close()));
  }
}
