/** Replaces a Host header that cannot be part of an address; the app never reads its own name from the request. */
const NO_HOST = "invalid";

// Express and Remix answer some malformed requests by themselves, with an English page or an empty 500; mended here,
// they get the app's own answer: page not found, not allowed, forbidden.
export function makeReadable(request) {
  const { headers } = request;
  // fetch's Request refuses the method TRACE; the app allows OPTIONS as little.
  if (request.method === "TRACE") request.method = "OPTIONS";
  request.url = readableUrl(request.url);
  if (headers.host !== undefined && !isHost(headers.host)) headers.host = NO_HOST;
  // Remix compares Origin with X-Forwarded-Host, both chosen by the client, and answers a mismatch or an unreadable
  // Origin with an empty 500. The app compares Origin with its configured address instead, and answers with a page.
  if (headers.origin !== undefined && !URL.canParse(headers.origin)) headers.origin = "null";
  if (headers.origin === undefined) delete headers["x-forwarded-host"];
  else headers["x-forwarded-host"] = headers.origin === "null" ? "null" : new URL(headers.origin).host;
}

/** Remix puts the host before the path: characters that end a host name would become a part of the path. */
const isHost = (host) => !/[/?#@\\]/.test(host) && URL.canParse(`http://${host}`);

/** Browsers read them as slashes, or skip them: `/\host` and `/%09/host` are addresses of another site then. */
const MISREAD = /[\\\p{Cc}]/u;

/** Path and query; a path that cannot be decoded, or only into another one, becomes one that decodes to itself. */
export function readableUrl(url) {
  const local = url.startsWith("/") ? url : pathOfAbsolute(url);
  if (!/[%\\]/.test(local)) return local;
  const [path] = local.split("?", 1);
  if (isReadable(path)) return local;
  return path.replaceAll("%", "%25").replaceAll("\\", "%255C") + local.slice(path.length);
}

function isReadable(path) {
  try {
    return !MISREAD.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Proxies ask with the whole address (`GET http://host/path`), OPTIONS may ask for `*`. */
function pathOfAbsolute(url) {
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname.startsWith("/") ? pathname + search : "/";
}
