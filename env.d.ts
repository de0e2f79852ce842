declare module "*.css" {
  const href: string;
  export default href;
}
declare module "*.woff2" {
  const href: string;
  export default href;
}
declare module "fs-native-extensions" {
  /** Locks the whole open file; false while another one holds it. */
  export function tryLock(file: number): boolean;
}
