import { packFile, readPack, writePack } from "./pack.server";

/** Known state of a file: the content's `hash` at this `stat`; a null `stat` cannot prove the file unchanged. */
export interface FileState {
  path: string;
  stat: string | null;
  hash: string;
}

const NAME = "states";

export async function readStates(cacheDir: string): Promise<ReadonlyMap<string, FileState>> {
  const pack = await readPack<FileState[]>(packFile(cacheDir, NAME));
  return new Map(pack?.value.map((state) => [state.path, state]));
}

export async function writeStates(cacheDir: string, states: readonly FileState[]): Promise<void> {
  const plain = states.map(({ path, stat, hash }) => ({ path, stat, hash }));
  await writePack(packFile(cacheDir, NAME), plain);
}
