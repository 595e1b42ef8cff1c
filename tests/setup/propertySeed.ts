import fc from 'fast-check'
import { FULL } from './scale'

/**
 * Properties try the same values on every run, so that `npm test` gives one answer for one commit. `npm run test:full`
 * draws new ones every time, and prints the seed of a failure.
 */
if (!FULL) fc.configureGlobal({ seed: 20_261_128 })
