import { connect, createServer, type Server, type Socket } from "node:net";

type Pair = readonly [Socket, Socket];

/** The network between a browser and the server: it can go silent, as a lost radio link does, and come back with old connections dead. */
export class FlakyWire {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  /** Connections over which nothing passes any more. */
  readonly #mute = new Set<Pair>();
  #silent = false;

  private constructor(target: number) {
    this.#server = createServer((near) => {
      const far = connect(target, "localhost");
      const pair = [near, far] as const;
      this.#pairs.add(pair);
      for (const [from, to] of [pair, [far, near] as const]) {
        from.on("data", (bytes) => {
          if (this.#silent) this.#mute.add(pair); // what is lost leaves a hole in the stream
          if (!this.#mute.has(pair)) to.write(bytes);
        });
        from.on("close", () => this.#drop(pair));
        from.on("error", () => this.#drop(pair));
      }
    });
  }

  /** @returns the wire, and the address that leads through it */
  static async to(url: string): Promise<{ wire: FlakyWire; url: string }> {
    const wire = new FlakyWire(Number(new URL(url).port));
    await new Promise<void>((resolve) => wire.#server.listen(0, "127.0.0.1", resolve));
    const address = wire.#server.address();
    if (typeof address !== "object" || !address) throw new Error("The wire has no port.");
    return { wire, url: `http://localhost:${address.port}` };
  }

  /** Nothing passes any more, and neither side is told. */
  cut(): void {
    this.#silent = true;
  }

  /** As a phone that changes its network: what was open is silent for good, what is opened now works. */
  roam(): void {
    for (const pair of this.#pairs) this.#mute.add(pair);
  }

  mend(): void {
    this.#silent = false;
    for (const pair of this.#pairs) this.#drop(pair);
  }

  close(): void {
    this.mend();
    this.#server.close();
  }

  #drop(pair: Pair): void {
    this.#pairs.delete(pair);
    this.#mute.delete(pair);
    for (const end of pair) end.destroy();
  }
}
