/** Default for the largest body of any route, until the app configures its own (app/request/body.server.ts). */
const LARGEST = 512 * 1024;

/**
 * Calls `goOn` once a request's body has arrived as a whole, or `refuse` when it had to make room for others'. A body
 * whose length exceeds any route's bound goes on at once and is refused by its length, unread; one without a length, as
 * soon as it has become larger.
 */
export function whenReceived(request, { bodies, client, largest = LARGEST, goOn, refuse }) {
  const { headers } = request;
  const isChunked = headers["transfer-encoding"] !== undefined;
  const announced = Number(headers["content-length"] ?? 0);
  if (request.complete || (!isChunked && announced === 0) || announced > largest) return goOn();
  const usual = request.readableHighWaterMark;
  let body = null;
  const settle = (then) => {
    request.off("readable", check);
    request.off("close", leave);
    body?.end();
    then();
  };
  const leave = () => settle(() => undefined);
  const check = () => {
    if (request.complete || request.readableLength > largest) return settle(goOn);
    if (request.readableLength < usual || request.readableHighWaterMark > usual) return;
    // Asks for more than there is: nothing is consumed, but from here on the stream buffers as much.
    request.read(largest + 1);
    body?.grow(isChunked ? largest : announced);
  };
  request.on("readable", check);
  request.once("close", leave);
  // Begun last: it may be the one that makes room, at once.
  body = bodies.begin({ client, bytes: isChunked ? usual : announced, drop: () => settle(refuse) });
}
