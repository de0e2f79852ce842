declare module "*.css" {
  const href: string;
  export default href;
}
declare module "*.woff2" {
  const href: string;
  export default href;
}
declare module "@remix-run/dev/assets-manifest" {
  /** The build that the compiler makes of these sources. */
  const manifest: { version: string };
  export default manifest;
}
declare module "fs-native-extensions" {
  /** Locks the whole open file; false while another one holds it. */
  export function tryLock(file: number): boolean;
}
