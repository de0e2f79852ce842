import { contentHash } from "../cache/content-hash";
import type { Library } from "../library";

/** Key of a search index: it holds words of the texts as they read today. */
export const searchKey = (contentKey: string, library: Pick<Library, "figuresKey">): string =>
  contentHash(contentKey, library.figuresKey);
