// Replaces packages in the bundled server that remix-serve loads and never uses in production: chokidar, which watches
// the build, morgan, whose lines are left out, source-map-support, as there are no maps, and Express's body-parser.
const passOn = (_request, _response, next) => next();

export default Object.assign(() => passOn, { install: () => undefined });
