/** Bounds for bodies in transit: their number, and the bytes of memory they may take. */
const OF_ONE_CLIENT = { bodies: 200, bytes: 8 * 1024 * 1024 };
const OF_ALL = { bodies: 1_000, bytes: 32 * 1024 * 1024 };

/**
 * Incomplete request bodies. They hold memory for as long as their senders like, up to the request time-out: beyond the
 * bounds, the client with the most of them loses its oldest one, so that no client blocks the others.
 */
export class Bodies {
  #bounds;
  /** Bodies by client, oldest first. */
  #ofClient = new Map();
  #all = { bodies: 0, bytes: 0 };

  constructor({ ofOneClient = OF_ONE_CLIENT, ofAll = OF_ALL } = {}) {
    this.#bounds = { ofOneClient, ofAll };
  }

  get waiting() {
    return this.#all.bodies;
  }

  /** `drop` refuses the body. Returns `grow(bytes)`, to be called with its new upper bound, and `end()`. */
  begin({ client, bytes, drop }) {
    const body = { client, bytes: 0, drop, isOver: false };
    const own = this.#ofClient.get(client) ?? { list: new Set(), bytes: 0 };
    this.#ofClient.set(client, own);
    own.list.add(body);
    this.#all.bodies += 1;
    const grow = (to) => {
      if (body.isOver) return;
      const more = to - body.bytes;
      body.bytes = to;
      own.bytes += more;
      this.#all.bytes += more;
      this.#makeRoom(own);
    };
    grow(bytes);
    return { grow, end: () => this.#end(body) };
  }

  #makeRoom(own) {
    const { ofOneClient, ofAll } = this.#bounds;
    while (own.list.size > ofOneClient.bodies || own.bytes > ofOneClient.bytes) this.#drop(own);
    while (this.#all.bodies > ofAll.bodies) this.#drop(this.#most(({ list }) => list.size));
    while (this.#all.bytes > ofAll.bytes) this.#drop(this.#most(({ bytes }) => bytes));
  }

  #most(measure) {
    const [first, ...others] = this.#ofClient.values();
    return others.reduce((most, own) => (measure(own) > measure(most) ? own : most), first);
  }

  #drop({ list }) {
    const [oldest] = list;
    this.#end(oldest);
    oldest.drop();
  }

  #end(body) {
    if (body.isOver) return;
    body.isOver = true;
    const own = this.#ofClient.get(body.client);
    own.list.delete(body);
    own.bytes -= body.bytes;
    this.#all.bodies -= 1;
    this.#all.bytes -= body.bytes;
    if (own.list.size === 0) this.#ofClient.delete(body.client);
  }
}
