// Stands in the bundled server for what remix-serve always loads and only development uses: chokidar, which watches the
// build, morgan, whose lines production leaves out, and source-map-support, for which production has no maps.
const passOn = (_request, _response, next) => next();

export default Object.assign(() => passOn, { install: () => undefined });
