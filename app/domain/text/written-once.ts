/** Stands in the data of a page for markup that the page itself holds; not empty, as data says by that whether there is any. */
export const WRITTEN = " ";
