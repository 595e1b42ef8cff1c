import { ensureBuild } from '../../scripts/build'

/** The servers of these tests serve the pages of this checkout. */
export default ensureBuild
