/** Whether this is `npm run test:full`: every width, theme, mutation and kill. */
export const FULL = process.env.TEST_FULL === '1'

/** How much of a long test runs: `quick` in `npm test`, `full` in `npm run test:full`. */
export const scaled = <T>(quick: T, full: T): T => (FULL ? full : quick)
